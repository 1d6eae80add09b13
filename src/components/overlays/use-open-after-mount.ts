import { useLayoutEffect, useState } from 'react';

/**
 * `open`, but not before the component is there. A Headless UI dialog that opens in the moment it
 * comes into being looks for the page around it too early, and leaves it open to Tab and clicks.
 */
export function useOpenAfterMount(open: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useLayoutEffect(() => setThere(true), []);
  return open && isThere;
}
