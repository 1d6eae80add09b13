import type { ReactNode } from 'react';
import { texts } from './texts';

/** A screen together with the document's title. */
export function titled(title: string, screen: ReactNode) {
  return (
    <>
      <title>{texts.title(title)}</title>
      {screen}
    </>
  );
}
