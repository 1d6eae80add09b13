import type { ReactNode } from 'react';

interface OutsideLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that leads to no screen of this application. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="wrap-anywhere text-accent hover:underline"
    >
      {children}
    </a>
  );
}
