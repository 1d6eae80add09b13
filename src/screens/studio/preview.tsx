import { useEffect, useMemo } from 'react';
import type { EntityConfig } from '../../entities/entity-config';
import { holdWrites, previewedRows } from '../../stores/studio/preview';
import { configOf, useStudio } from '../../stores/studio/state';
import { EntityScreen } from '../entity/entity-screen';
import { Panel } from './panel';
import { nameOf, texts } from './texts';

interface PreviewProps {
  readonly name: string;
  /** The entity as the page has it. */
  readonly inPage: EntityConfig | undefined;
}

/** The screen as the draft describes it, over the real rows. */
export function Preview({ name, inPage }: PreviewProps) {
  const { config, live: file } = useStudio(() => configOf(name)) ?? {};
  const isBroken = useStudio((state) => state.problems.some((one) => nameOf(one) === name));
  // It may have been published after the page was loaded.
  const live = inPage ?? (file ? config : undefined);
  const source = useMemo(() => config && previewedRows(config, live), [config, live]);
  useEffect(holdWrites, []);

  const note = isBroken ? texts.oldPreview : live ? texts.tryIt : texts.newRows;
  return (
    <Panel title={texts.preview} note={config && note} className="xl:flex-1">
      {config ? (
        <EntityScreen
          config={{ ...config, endpoints: live?.endpoints ?? config.endpoints }}
          preview={source}
        />
      ) : (
        <p className="text-muted">{texts.noPreview}</p>
      )}
    </Panel>
  );
}
