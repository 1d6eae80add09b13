import { useEffect, useMemo, useState } from 'react';
import type { EntityConfig, Target } from '../../entities/entity-config';
import { withChoices } from '../../entities/references';
import type { Row } from '../../entities/row';
import { listStore, refreshList } from './lists';
import { rowList } from './rows';

type KnownRows = Readonly<Record<string, readonly Row[] | undefined>>;

/** The config with the rows that its fields can refer to, which are fetched; without those of failed lists. */
export function useChoices(config: EntityConfig): EntityConfig {
  const [known, setKnown] = useState<KnownRows>({});

  useEffect(() => {
    const targets = new Map(config.targets?.map((target) => [target.name, target]));
    // The screen fetches its own rows.
    const others = [...targets.values()].filter(({ name }) => name !== config.name);
    for (const target of others) void refreshList(listOf(target));
    const stops = [...targets.values()].map((target) => {
      const store = listStore(listOf(target));
      const read = () => {
        const { status, content } = store.getState();
        if (status !== 'ready') return;
        setKnown((now) =>
          now[target.name] === content ? now : { ...now, [target.name]: content },
        );
      };
      read();
      return store.subscribe(read);
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [config]);

  return useMemo(() => withChoices(config, ({ name }) => known[name]), [config, known]);
}

function listOf({ name, labelPlural, path }: Target) {
  return rowList(name, labelPlural, path);
}
