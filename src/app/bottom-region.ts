/** The bottom of the page, where messages don't move what someone is about to click. */
const bottom = document.createElement('div');
bottom.className = 'sticky bottom-0 z-40 lg:ml-16 xl:ml-56';

/**
 * Adds a live region to the bottom of the page, below those that are there already. It is added before its text,
 * because screen readers announce only text that is added later.
 */
export function addBottomRegion(): HTMLElement {
  const region = document.createElement('div');
  region.role = 'status';
  bottom.append(region);
  document.body.append(bottom);
  return region;
}
