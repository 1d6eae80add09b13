import { useEffect, useState } from 'react';
import { Button } from '../../components/controls/button';
import { Dialog } from '../../components/overlays/dialog';
import { Badge } from '../../components/status/badge';
import type { ConfigVersion } from '../../entities/wire/studio';
import { showToast } from '../../stores/calls/notices';
import { currentText, editConfig } from '../../stores/studio/drafts';
import { loadVersion, loadVersions } from '../../stores/studio/publish';
import { LineDiff } from './line-diff';
import { texts } from './texts';
import { timeText } from './time';

interface VersionsDialogProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** The texts that were live, to be compared with the one in the editor, and restored. */
export function VersionsDialog({ name, onClose }: VersionsDialogProps) {
  const [versions, setVersions] = useState<readonly ConfigVersion[]>();
  const [compared, setCompared] = useState<{ readonly id: number; readonly text: string }>();
  useEffect(() => void loadVersions(name).then((found) => setVersions(found ?? [])), [name]);

  async function compare(id: number) {
    if (compared?.id === id) return setCompared(undefined);
    const text = await loadVersion(name, id);
    if (text !== undefined) setCompared({ id, text });
  }

  async function restore(id: number) {
    const text = await loadVersion(name, id);
    if (text === undefined) return;
    editConfig(name, text);
    showToast(texts.restored);
    onClose();
  }

  return (
    <Dialog
      title={texts.versions}
      size="lg"
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {!versions && <p className="text-muted">{texts.loading}</p>}
      {versions?.length === 0 && <p className="text-muted">{texts.noVersions}</p>}
      <ol className="divide-y divide-line">
        {versions?.map(({ id, at, by, note, hash }) => (
          <li key={id} className="py-3">
            <div className="flex flex-wrap items-start gap-2">
              <div className="mr-auto min-w-0">
                <p className="font-medium">{note || texts.versionBy(by)}</p>
                <p className="text-muted text-xs tabular-nums">
                  {note && `${texts.versionBy(by)} · `}
                  <time dateTime={at}>{timeText(at)}</time>
                </p>
              </div>
              {hash === 'removed' ? (
                <Badge tone="neutral">{texts.versionRemoved}</Badge>
              ) : (
                <>
                  <Button
                    size="sm"
                    aria-expanded={compared?.id === id}
                    onClick={() => void compare(id)}
                  >
                    {texts.compare}
                  </Button>
                  <Button size="sm" onClick={() => void restore(id)}>
                    {texts.restore}
                  </Button>
                </>
              )}
            </div>
            {compared?.id === id && (
              <div className="mt-3">
                <LineDiff before={compared.text} after={currentText(name)} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
