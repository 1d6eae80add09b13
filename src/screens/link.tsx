import type { ComponentProps, MouseEvent } from 'react';
import { navigate } from '../stores/session/navigation';

interface LinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link to a screen. With a modifier key or another button, the browser follows it as usual. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void navigate(href);
  }
  return <a {...rest} href={href} onClick={follow} />;
}
