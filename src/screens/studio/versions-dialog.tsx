import { useCallback, useState } from 'react';
import { formatMoment } from '../../common/format-moment';
import { BusyButton } from '../../components/controls/busy-button';
import { Button } from '../../components/controls/button';
import { CloseButton, Dialog } from '../../components/overlays/dialog';
import { Badge } from '../../components/status/badge';
import { offerOnce } from '../../stores/calls/notices';
import { editConfig } from '../../stores/studio/drafts';
import { loadVersion, loadVersions } from '../../stores/studio/publish';
import { configOf, textOf } from '../../stores/studio/state';
import { LoadStatus } from '../loading/load-status';
import { useLoaded } from '../loading/use-loaded';
import { texts as shared } from '../texts';
import { LineDiff } from './line-diff';
import { texts } from './texts';

interface VersionsDialogProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** The texts that were live, to compare with the one in the editor, or to restore. */
export function VersionsDialog({ name, onClose }: VersionsDialogProps) {
  const load = useCallback(() => loadVersions(name), [name]);
  const { value: versions, isLoading, reload } = useLoaded(load);
  /** Its text is missing until it has loaded. */
  const [compared, setCompared] = useState<{ readonly id: number; readonly text?: string }>();

  const current = versions?.find(({ hash }) => hash === configOf(name)?.live?.hash);

  async function compare(id: number) {
    if (compared?.id === id) return setCompared(undefined);
    setCompared({ id });
    const text = await loadVersion(name, id);
    const loaded = text === undefined ? undefined : { id, text };
    // Another version may have been chosen since.
    setCompared((now) => (now?.id === id ? loaded : now));
  }

  async function restore(id: number) {
    const before = textOf(name);
    const text = await loadVersion(name, id);
    if (text === undefined) return;
    editConfig(name, text);
    offerOnce(texts.restored, () => editConfig(name, before));
    onClose();
  }

  return (
    <Dialog
      title={texts.versions}
      size="lg"
      onClose={onClose}
      footer={<CloseButton onClick={onClose} />}
    >
      <LoadStatus
        isLoaded={versions !== undefined}
        isLoading={isLoading}
        failed={texts.versionsFailed}
        none={versions?.length === 0 ? texts.noVersions : ''}
        onRetry={() => void reload()}
      />
      {versions && versions.length > 1 && <p className="text-muted">{texts.restoring}</p>}
      <ol className="divided">
        {versions?.map(({ id, at, by, note, hash }) => {
          const isCompared = compared?.id === id;
          return (
            <li key={id} className="py-3">
              <div className="flex flex-wrap items-start gap-2">
                <div className="mr-auto min-w-0">
                  <p className="font-medium">
                    {note || texts.versionBy(by)}{' '}
                    {id === current?.id && <Badge tone="success">{texts.live}</Badge>}
                  </p>
                  <p className="text-muted text-xs">
                    {note && `${texts.versionBy(by)} · `}
                    <time dateTime={at}>{formatMoment(at)}</time>
                  </p>
                </div>
                {hash === 'removed' ? (
                  <Badge tone="neutral">{texts.removed}</Badge>
                ) : (
                  <>
                    <Button size="sm" aria-expanded={isCompared} onClick={() => void compare(id)}>
                      {texts.compare}
                    </Button>
                    {id !== current?.id && (
                      <BusyButton size="sm" run={() => restore(id)}>
                        {shared.restore}
                      </BusyButton>
                    )}
                  </>
                )}
              </div>
              {isCompared && compared.text !== undefined && (
                <LineDiff before={compared.text} after={textOf(name)} />
              )}
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
