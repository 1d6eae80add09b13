import { useEffect, useMemo } from 'react';
import { Button } from '../../components/controls/button';
import type { EntityConfig } from '../../entities/entity-config';
import { holdWrites, previewedRows } from '../../stores/studio/preview';
import { configOf, nameOf, useStudio } from '../../stores/studio/state';
import { EntityScreen } from '../entity/entity-screen';
import { Panel } from './panel';
import { texts } from './texts';

interface PreviewProps {
  readonly name: string;
  /** The entity as the page has it. */
  readonly inPage: EntityConfig | undefined;
  /** Whether it is the window of a phone’s size. */
  readonly isPhone?: boolean;
}

/** The screen as the draft describes it, over the real rows. */
export function Preview({ name, inPage, isPhone = false }: PreviewProps) {
  const { config, live: file } = useStudio(() => configOf(name)) ?? {};
  const isBroken = useStudio((state) => state.problems.some((one) => nameOf(one) === name));
  // It may have been published after the page was loaded.
  const live = inPage ?? (file ? config : undefined);
  const source = useMemo(() => config && previewedRows(config, live), [config, live]);
  useEffect(holdWrites, []);

  const note = isBroken ? texts.oldPreview : live ? texts.tryIt : texts.newRows;
  return (
    <Panel
      title={texts.preview}
      note={config && note}
      action={
        !isPhone && (
          <Button size="sm" onClick={() => openPhone(name)}>
            {texts.asOnPhone}
          </Button>
        )
      }
      className="xl:flex-1"
    >
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

/** Shows the preview in a window of its own: what a screen looks like depends on the window’s width. */
function openPhone(name: string) {
  const address = new URLSearchParams({ config: name, view: 'phone' });
  window.open(`/studio?${address}`, 'phone', 'popup,width=390,height=844');
}
