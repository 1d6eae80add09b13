import { useEffect, useState } from 'react';
import { Button } from '../../components/controls/button';
import type { EntityConfig } from '../../entities/entity-config';
import { useIsOffered } from '../../stores/sign-in/load-user';
import { addConfig, loadStudio } from '../../stores/studio/drafts';
import { studioStore, useStudio } from '../../stores/studio/state';
import { LeaveGuard } from '../row-forms/leave-guard';
import { useAddressParams } from '../screen-table/use-address-params';
import { ScreenTitle } from '../screen-title';
import { AskDialog } from './ask-dialog';
import { ConfigList } from './config-list';
import { ConflictDialog } from './conflict-dialog';
import { ImpactList } from './impact-list';
import { Panel } from './panel';
import type { Place } from './place';
import { Preview } from './preview';
import { ProblemsRegion } from './problems-region';
import { PublishDialog } from './publish-dialog';
import { texts } from './texts';
import { Workbench } from './workbench';

interface StudioScreenProps {
  /** The entities that the page was made for. */
  readonly configs: readonly EntityConfig[];
}

/** Where editors change the entity files, see what comes of it, and publish it. */
export function StudioScreen({ configs }: StudioScreenProps) {
  const isEditor = useIsOffered('studio');
  if (isEditor) return <Studio pageConfigs={configs} />;
  return (
    <div className="flex flex-col gap-4">
      <ScreenTitle>{texts.title}</ScreenTitle>
      <p className="max-w-prose text-muted">{texts.notEditor}</p>
    </div>
  );
}

function Studio({ pageConfigs }: { readonly pageConfigs: readonly EntityConfig[] }) {
  const { status, configs, problems, warnings, impact } = useStudio((state) => state);
  const { params, push } = useAddressParams();
  const [dialog, setDialog] = useState<'new' | 'publish'>();
  const [place, setPlace] = useState<Place>();
  useEffect(() => void loadStudio(), []);

  const wanted = params.get('config');
  const chosen = configs.find(({ name }) => name === wanted) ?? configs[0];
  // The rest of the address belongs to the preview's table.
  const choose = (name: string) => push(() => new URLSearchParams({ config: name }));

  const close = () => setDialog(undefined);

  async function create(name: string): Promise<string | undefined> {
    if (configs.some((config) => config.name === name)) return texts.nameTaken(name);
    if (!(await addConfig(name))) return studioStore.getState().failure;
    choose(name);
    return undefined;
  }

  return (
    <div className="flex flex-col gap-4 xl:h-[calc(100dvh-4rem)]">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-64">
          <ScreenTitle>{texts.title}</ScreenTitle>
          <p className="text-muted text-sm">{texts.intro}</p>
        </div>
        <Button onClick={() => setDialog('new')}>{texts.newConfig}</Button>
        <Button variant="primary" onClick={() => setDialog('publish')}>
          {texts.publish}
        </Button>
      </div>
      {status === 'failed' && (
        <p className="flex items-center gap-3">
          {texts.loadFailed}
          <Button onClick={() => void loadStudio()}>{texts.tryAgain}</Button>
        </p>
      )}
      {status === 'loading' && <p className="text-muted">{texts.loading}</p>}
      {status === 'ready' && (
        <div className="grid min-h-0 flex-1 gap-4 xl:grid-cols-[9.5rem_minmax(0,1fr)_minmax(0,1fr)]">
          <ConfigList configs={configs} chosen={chosen?.name} onChoose={choose} />
          {chosen && (
            <>
              <Workbench
                key={chosen.name}
                config={chosen}
                place={place?.name === chosen.name ? place : undefined}
              />
              <div className="flex min-h-0 min-w-0 flex-col gap-4">
                <Preview
                  key={chosen.name}
                  name={chosen.name}
                  inPage={pageConfigs.find(({ name }) => name === chosen.name)}
                />
                <div className="grid shrink-0 gap-4 xl:max-h-64 xl:grid-cols-2">
                  <ProblemsRegion
                    problems={problems}
                    warnings={warnings}
                    onGo={({ name, ...where }) => {
                      if (name !== chosen.name) choose(name);
                      setPlace({ name, ...where });
                    }}
                  />
                  <Panel title={texts.impact}>
                    <div className="min-h-0 overflow-y-auto px-4 py-2 text-sm">
                      <ImpactList impact={impact} />
                    </div>
                  </Panel>
                </div>
              </div>
            </>
          )}
        </div>
      )}
      {dialog === 'new' && (
        <AskDialog
          title={texts.newConfig}
          label={texts.name}
          help={texts.nameHelp}
          confirmLabel={texts.create}
          onConfirm={create}
          onClose={close}
        />
      )}
      {dialog === 'publish' && <PublishDialog onClose={close} />}
      <ConflictDialog />
      <LeaveGuard />
    </div>
  );
}
