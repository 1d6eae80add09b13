import { useEffect, useState } from 'react';
import { loadChunk } from '../../components/loading/load-chunk';
import type { EntityConfig } from '../../entities/entity-config';

/** The config with the rows that its fields can refer to, once they are known. */
export function useChoices(config: EntityConfig): EntityConfig {
  const [known, setKnown] = useState({ config, withChoices: config });

  useEffect(() => {
    // Most entities have no references.
    if (!config.targets?.length) return;
    let stop = () => {};
    let isOver = false;
    loadChunk(() => import('../../stores/lists/watch-choices')).then(
      ({ watchChoices }) => {
        if (!isOver)
          stop = watchChoices(config, (withChoices) => setKnown({ config, withChoices }));
      },
      // If that fails, fields show the stored values.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [config]);

  return known.config === config ? known.withChoices : config;
}
