import { memoize } from '../../common/memoize';
import type { EntityConfig } from '../../entities/entity-config';

/** The element in which a server provides its current configs. */
const BLOCK_ID = 'entity-configs';

/** The configs in the page, which the server has checked. A malformed block is ignored. */
export function pageConfigs(): readonly EntityConfig[] | undefined {
  const block = document.getElementById(BLOCK_ID);
  return block ? configsIn(block) : undefined;
}

/** Returns the same objects each time, so that they can be used as keys of caches. */
const configsIn = memoize(({ textContent: text }: HTMLElement) => {
  if (!text?.trim()) return undefined;
  try {
    const configs: unknown = JSON.parse(text);
    return Array.isArray(configs) ? configs : undefined;
  } catch (error) {
    console.error(`The element #${BLOCK_ID} is not valid JSON.`, error);
    return undefined;
  }
});
