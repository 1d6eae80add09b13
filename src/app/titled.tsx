import type { ReactNode } from 'react';
import { texts } from './texts';

interface TitledProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A screen, and its name as the document's title. */
export function Titled({ title, children }: TitledProps) {
  return (
    <>
      <title>{texts.title(title)}</title>
      {children}
    </>
  );
}
