import { lazy, type ReactNode, Suspense } from 'react';
import type { DataColumn } from './data-column';
import { SkeletonBody } from './skeleton-body';
import { showWholeText, TableRow } from './table-row';
import type { VisibleRow } from './use-visible-table';

/** Pages with more rows are virtualised: only the rows in view are rendered. */
export const MAX_RENDERED = 200;

export interface TableBodyProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly VisibleRow<Row>[];
  /** How many columns stay in view at the left. */
  readonly leftPinnedCount: number;
  readonly rowHeight: number;
  readonly fixedRows: boolean;
}

type Body = <Row>(props: TableBodyProps<Row>) => ReactNode;

/** The chunk once it has arrived: React.lazy() would still show a skeleton first. */
const virtualBody: { loaded?: Body } = {};

/** Loads the virtualised body before there are rows. */
export async function loadVirtualBody(): Promise<Body> {
  virtualBody.loaded = (await import('./virtual-body')).VirtualBody;
  return virtualBody.loaded;
}

// lazy() forgets that the component is generic.
const LazyBody = lazy(async () => ({ default: await loadVirtualBody() })) as Body;

/** The rows of a page. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, fixedRows: _, ...rest } = props;
  if (rows.length > MAX_RENDERED) {
    const VirtualBody = virtualBody.loaded ?? LazyBody;
    return (
      <Suspense fallback={<SkeletonBody {...props} count={10} />}>
        <VirtualBody {...props} />
      </Suspense>
    );
  }
  return (
    <tbody onPointerOver={showWholeText}>
      {rows.map(({ key, row }) => (
        <TableRow key={key} row={row} {...rest} />
      ))}
    </tbody>
  );
}
