import { lazy, type ReactNode, Suspense } from 'react';
import { SkeletonBody } from './skeleton-body';
import { showWholeText, TableRow } from './table-row';
import type { TableBodyProps } from './virtual-body';

/** Pages with more rows are virtualised: only the rows in view are rendered. */
export const MAX_RENDERED = 200;

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
