import { lazy, type ReactNode, Suspense } from 'react';
import type { DataColumn } from './data-column';
import { showWholeText } from './show-whole-text';
import { SkeletonBody } from './skeleton-body';
import { TableRow } from './table-row';
import type { VisibleRow } from './use-visible-table';

type Body = <Row>(props: TableBodyProps<Row>) => ReactNode;

let loadedBody: Body | undefined;

/** Has what draws very many rows at hand before they come: who waits for it sees a hint at rows first. */
export async function loadVirtualBody(): Promise<Body> {
  loadedBody = (await import('./virtual-body')).VirtualBody;
  return loadedBody;
}

// lazy() forgets that the component is generic.
const LazyBody = lazy(async () => ({ default: await loadVirtualBody() })) as Body;

/** So many rows on one page are drawn at once; of more, only those in view. */
export const MAX_RENDERED = 200;

interface TableBodyProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly VisibleRow<Row>[];
  /** How many of the columns stay in view at the left. */
  readonly leftPinnedCount: number;
  readonly rowHeight: number;
  readonly fixedRows: boolean;
}

/** The rows of a page. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, rows, leftPinnedCount, rowHeight } = props;
  if (rows.length > MAX_RENDERED) {
    const VirtualBody = loadedBody ?? LazyBody;
    return (
      <Suspense fallback={<SkeletonBody {...props} count={10} />}>
        <VirtualBody {...props} />
      </Suspense>
    );
  }
  return (
    <tbody onPointerOver={showWholeText}>
      {rows.map(({ key, row }) => (
        <TableRow
          key={key}
          columns={columns}
          row={row}
          leftPinnedCount={leftPinnedCount}
          rowHeight={rowHeight}
        />
      ))}
    </tbody>
  );
}
