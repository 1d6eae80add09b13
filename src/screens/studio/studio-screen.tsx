import { useEffect, useState } from 'react';
import { Button } from '../../components/controls/button';
import type { EntityConfig } from '../../entities/entity-config';
import { draftStore } from '../../stores/session/draft-store';
import { useIsOffered } from '../../stores/session/rights';
import { loadStudio, saveDrafts } from '../../stores/studio/drafts';
import { rememberConfig, useStudio } from '../../stores/studio/state';
import { LoadStatus } from '../loading/load-status';
import { useAddressParams } from '../screen-table/use-address-params';
import { ScreenTitle } from '../screen-title';
import { ConfigList } from './config-list';
import { ConflictDialog } from './conflict-dialog';
import { ImpactList } from './impact-list';
import { NewConfigDialog } from './new-config-dialog';
import { Panel } from './panel';
import { Preview } from './preview';
import { ProblemList } from './problem-list';
import { PublishDialog } from './publish-dialog';
import { texts } from './texts';
import { Workbench } from './workbench';

interface StudioScreenProps {
  /** The entities that the page was made for. */
  readonly configs: readonly EntityConfig[];
}

/** Where editors change the entity files, preview the effect, and publish it. */
export function StudioScreen({ configs }: StudioScreenProps) {
  if (useIsOffered('studio')) return <Studio inPage={configs} />;
  return (
    <>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <p className="mt-4 max-w-prose text-muted">{texts.notEditor}</p>
    </>
  );
}

function Studio({ inPage }: { readonly inPage: readonly EntityConfig[] }) {
  const status = useStudio((state) => state.status);
  const configs = useStudio((state) => state.configs);
  const latest = useStudio((state) => state.latest);
  const { params, push } = useAddressParams();
  const [dialog, setDialog] = useState<'new' | 'publish'>();
  useEffect(() => void loadStudio(), []);
  useEffect(() => {
    draftStore.setState({ save: saveDrafts });
    return () => draftStore.setState({ save: undefined });
  }, []);

  const named = params.get('config');
  useEffect(() => {
    if (named !== null) rememberConfig(named);
  }, [named]);
  const wanted = named ?? latest;
  const { name } = configs.find((config) => config.name === wanted) ?? configs[0] ?? {};
  // What a dialog has started may end when another one is open.
  const close = () => setDialog((now) => (now === dialog ? undefined : now));

  const isPhone = params.get('view') === 'phone';
  // Loads the drafts again, which are edited in the other window.
  useEffect(() => {
    if (!isPhone) return;
    const load = () => void loadStudio();
    window.addEventListener('focus', load);
    return () => window.removeEventListener('focus', load);
  }, [isPhone]);
  if (isPhone && status === 'loading') return <p className="text-muted">{texts.loading}</p>;
  if (isPhone && name !== undefined)
    return <Preview name={name} inPage={inPage.find((config) => config.name === name)} isPhone />;

  // The rest of the address belongs to the preview's table.
  function choose(other: string) {
    if (other !== name) push(() => new URLSearchParams({ config: other }));
  }

  return (
    <div className="flex flex-col gap-4 xl:h-[calc(100dvh-4rem)]">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-64">
          <ScreenTitle>{texts.title}</ScreenTitle>
          <p className="text-muted text-sm">{texts.intro}</p>
        </div>
        <Button onClick={() => setDialog('new')}>{texts.newConfig}</Button>
        <Button
          variant={configs.some(({ draft }) => draft) ? 'primary' : 'secondary'}
          onClick={() => setDialog('publish')}
        >
          {texts.publish}
        </Button>
      </div>
      {status !== 'ready' && (
        <LoadStatus
          isLoaded={false}
          isLoading={status === 'loading'}
          failed={texts.loadFailed}
          onRetry={() => void loadStudio()}
        />
      )}
      {status === 'ready' && (
        <div className="grid min-h-0 flex-1 gap-4 xl:grid-cols-[9.5rem_minmax(0,1fr)_minmax(0,1fr)]">
          <ConfigList chosen={name} onChoose={choose} />
          {name !== undefined && (
            <>
              <Workbench key={name} name={name} />
              <div className="flex min-h-0 min-w-0 flex-col gap-4">
                <Preview
                  key={name}
                  name={name}
                  inPage={inPage.find((config) => config.name === name)}
                />
                <div className="grid shrink-0 gap-4 xl:max-h-64 xl:grid-cols-2">
                  <Panel title={texts.problems}>
                    <ProblemList onChoose={choose} />
                  </Panel>
                  <Panel title={texts.impact} isText>
                    <ImpactList />
                  </Panel>
                </div>
              </div>
            </>
          )}
        </div>
      )}
      {dialog === 'new' && <NewConfigDialog onAdded={choose} onClose={close} />}
      {dialog === 'publish' && <PublishDialog onClose={close} />}
      <ConflictDialog />
    </div>
  );
}
