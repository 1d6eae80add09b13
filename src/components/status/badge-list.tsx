import { Fragment } from 'react';
import { Badge } from './badge';

/** Texts as badges, each once. The commas between them are for screen readers and for copying. */
export function BadgeList({ texts }: { readonly texts: readonly string[] }) {
  return (
    <span className="align-middle text-[0px] *:my-0.5 *:mr-1">
      {[...new Set(texts)].map((text, index) => (
        <Fragment key={text}>
          {index > 0 && ', '}
          <Badge tone="neutral">{text}</Badge>
        </Fragment>
      ))}
    </span>
  );
}
