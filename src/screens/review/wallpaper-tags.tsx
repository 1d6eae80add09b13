import { Fragment } from 'react';
import { Badge } from '../../components/status/badge';

/** The wallpapers of a review, each a tag. */
export function WallpaperTags({ ids }: { readonly ids: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1">
      {[...new Set(ids)].map((id, index) => (
        <Fragment key={id}>
          {index > 0 && <span className="sr-only">, </span>}
          <Badge tone="neutral">{id}</Badge>
        </Fragment>
      ))}
    </span>
  );
}
