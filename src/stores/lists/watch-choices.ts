import { configsVersion } from '../../common/configs-version';
import type { EntityConfig, Target } from '../../entities/entity-config';
import { withChoices } from '../../entities/references';
import type { Row } from '../../entities/row';
import { listStore, refreshList, showList } from './lists';
import { rowList } from './rows';

/**
 * Fetches the lists that a config's fields refer to, and calls back with the config and the rows that are
 * known, whenever these change; those of a list that fails stay unknown. Returns what ends it.
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
    // The screen fetches its own rows.
    if (target.name !== config.name) void refreshList(source);
    const ends = [showList(source), store.subscribe(read)];
    return () => {
      for (const end of ends) end();
    };
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** Our own server sends no more of the rows than is shown, unless the page has them anyway. */
function listOf({ name, labelPlural, path }: Target, config: EntityConfig) {
  const all = rowList(name, labelPlural, path);
  const isThere = name === config.name || listStore(all).getState().status === 'ready';
  if (isThere || !configsVersion()) return all;
  const fields = config.targets?.flatMap((target) =>
    target.name === name ? [target.title.name, target.key?.name ?? []].flat() : [],
  );
  const query = `?fields=${[...new Set(fields)]}`;
  return rowList(name + query, labelPlural, path + query);
}
