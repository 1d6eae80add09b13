import { configsVersion } from '../../common/configs-version';
import type { EntityConfig, Target } from '../../entities/entity-config';
import { withChoices } from '../../entities/references';
import type { Row } from '../../entities/row';
import { listStore, refreshList, retainList } from './lists';
import { rowList } from './rows';

/**
 * Fetches the lists that a config's fields refer to, and calls `onChange` with the config and the rows known so far
 * whenever these change. The rows of a list that fails stay unknown. Returns a function that stops this.
 */
export function watchChoices(
  config: EntityConfig,
  onChange: (config: EntityConfig) => void,
): () => void {
  const known = new Map<string, readonly Row[]>();
  const targets = new Map(config.targets?.map((target) => [target.name, target]));
  const stops = [...targets.values()].map((target) => {
    const source = listOf(target, config);
    const store = listStore(source);
    const read = () => {
      const { status, content } = store.getState();
      if (status !== 'ready' || known.get(target.name) === content) return;
      known.set(target.name, content);
      onChange(withChoices(config, ({ name }) => known.get(name)));
    };
    read();
    // The screen fetches its own rows. Other servers don't say when the others have changed.
    if (target.name !== config.name) void refreshList(source);
    const ends = [retainList(source), store.subscribe(read)];
    return () => {
      for (const end of ends) end();
    };
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** Asks our own server only for the fields that are used, unless the page has the whole rows anyway. */
function listOf({ name, labelPlural, path }: Target, config: EntityConfig) {
  const all = rowList(name, labelPlural, path);
  const isThere = name === config.name || listStore(all).getState().status === 'ready';
  // The first screen asks before the response that `isOwnServer` recognizes our server by.
  if (isThere || !configsVersion()) return all;
  const fields = config.targets?.flatMap((target) =>
    target.name === name ? [target.title.name, target.key?.name ?? []].flat() : [],
  );
  const query = `?fields=${[...new Set(fields)]}`;
  return rowList(name + query, labelPlural, path + query);
}
