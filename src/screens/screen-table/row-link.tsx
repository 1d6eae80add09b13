import type { ComponentProps, MouseEvent } from 'react';
import { navigate } from '../../stores/session/router';

interface RowLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/**
 * A link in a row. react-router's `Link` is rendered again whenever the address changes: with 10,000 rows on
 * a page, for each key that is typed into the search.
 */
export function RowLink({ href, onClick, ...rest }: RowLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    // With a modifier key or another button, the browser follows the link as usual.
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void navigate(href);
  }
  return <a {...rest} href={href} onClick={follow} />;
}
