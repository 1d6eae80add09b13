import type { EntityConfig } from '../entities/entity-config';

/** Where a server puts its current configs into the page. */
const BLOCK_ID = 'entity-configs';

/** The entities of the application: those of the page, or else those of the build. */
export async function loadConfigs(): Promise<readonly EntityConfig[]> {
  return pageConfigs() ?? (await import('virtual:entity-configs')).default;
}

/** The server that wrote the block has checked it; one that is broken is as good as none. */
function pageConfigs(): readonly EntityConfig[] | undefined {
  const text = document.getElementById(BLOCK_ID)?.textContent;
  if (!text?.trim()) return undefined;
  try {
    const configs: unknown = JSON.parse(text);
    return Array.isArray(configs) ? configs : undefined;
  } catch (error) {
    console.error(`The block #${BLOCK_ID} of the page is no JSON.`, error);
    return undefined;
  }
}
