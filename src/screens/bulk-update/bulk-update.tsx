import { useEffect, useId, useRef, useState } from 'react';
import type { UploadProgress } from '../../common/upload-progress';
import { BusyButton } from '../../components/controls/busy-button';
import { Checkbox } from '../../components/controls/checkbox';
import { Icon } from '../../components/icon';
import { UploadProgressLine } from '../../components/status/upload-progress-line';
import type { ListSource } from '../../stores/lists/lists';
import { may, useIsOwnServer } from '../../stores/session/rights';
import {
  dismissUploadErrors,
  downloadSpreadsheet,
  rejectUpload,
  uploadSpreadsheet,
} from '../../stores/spreadsheets/spreadsheets';
import { FileChoice } from './file-choice';
import { FirstRows } from './first-rows';
import type { PreviewBasis } from './preview';
import { PreviewPanel } from './preview-panel';
import { texts } from './texts';
import { usePreview } from './use-preview';

interface BulkUpdateProps<Content> {
  /** What a chosen file is compared with. Its config has the endpoints. */
  readonly basis: PreviewBasis;
  /** The list that an upload changes. */
  readonly list: ListSource<Content>;
  /** A note about the file's format. */
  readonly note?: string | undefined;
  readonly canUpload: boolean;
  readonly canDownload: boolean;
  /** Whether the list is known to have no rows. */
  readonly isEmpty?: boolean | undefined;
}

/** Uploads a spreadsheet, with a preview of its changes, and downloads one. */
export function BulkUpdate<Content>(props: BulkUpdateProps<Content>) {
  const { basis, list, note, canUpload, canDownload, isEmpty = false } = props;
  const { config } = basis;
  const titleId = useId();
  const problemsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const latest = useRef(file);
  const [progress, setProgress] = useState<UploadProgress>();
  /** Other servers apply their own rules. */
  const isOwnServer = useIsOwnServer();
  const canAdd = isOwnServer && config.actions.bulkUpdate?.adds === true;
  const [isTicked, setTicked] = useState(false);
  const adds = canAdd && isTicked;
  const preview = usePreview(basis, file, adds);
  const [newKeys, setNewKeys] = useState(0);
  // Until the next preview is ready, the box stays the same.
  if (preview.kind === 'ready' && preview.summary.newKeys !== newKeys)
    setNewKeys(preview.summary.newKeys);
  const problems = isOwnServer && preview.kind === 'ready' ? preview.summary.problems : 0;
  useEffect(() => dismissUploadErrors, []);

  function chooseFile(chosen: File | undefined) {
    setFile(chosen);
    latest.current = chosen;
    // In an empty list, a new key can’t be a mistyped one.
    setTicked(isEmpty);
    setNewKeys(0);
  }

  async function upload() {
    if (!file) return rejectUpload();
    if (preview.kind === 'error' && preview.isRejected) return rejectUpload(preview.message);
    setProgress({ sentBytes: 0, totalBytes: file.size });
    const isDone = await uploadSpreadsheet(config, list, file, { onProgress: setProgress, adds });
    setProgress(undefined);
    // Another file may have been chosen since.
    if (!isDone || latest.current !== file) return;
    chooseFile(undefined);
    if (input.current) input.current.value = '';
  }

  return (
    <section
      aria-labelledby={titleId}
      data-bulk-update
      tabIndex={-1}
      data-unsaved={file && ''}
      // The rows come first on a phone, where few people have a spreadsheet.
      className="flex flex-col gap-4 rounded-lg border border-line bg-raised p-4 max-sm:order-last"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h2 id={titleId} className="font-semibold text-base text-ink">
            {texts.title}
          </h2>
          {note && <p className="text-muted text-xs">{note}</p>}
        </div>
        {canDownload && (
          <BusyButton icon={<Icon name="download" />} run={() => downloadSpreadsheet(config)}>
            {texts.download}
          </BusyButton>
        )}
      </div>
      {canAdd && isEmpty && may(config.name, 'download') && <FirstRows config={config} />}
      {canUpload && (
        <>
          {/* On a phone, `Upload` comes after the changes. */}
          <div className="flex flex-wrap items-end gap-3 max-sm:contents">
            <FileChoice
              inputRef={input}
              hint={canAdd && isEmpty ? texts.firstHint : texts.hint}
              onChoose={(chosen) => {
                dismissUploadErrors();
                chooseFile(chosen);
              }}
            />
            <BusyButton
              variant={file ? 'primary' : 'secondary'}
              icon={<Icon name="upload" />}
              className="max-sm:order-1"
              disabled={problems > 0}
              aria-describedby={problems > 0 ? problemsId : undefined}
              run={upload}
            >
              {texts.upload}
            </BusyButton>
            {problems > 0 && (
              <p id={problemsId} className="pb-2 text-danger text-sm max-sm:order-1">
                {texts.fixFirst(problems)}
              </p>
            )}
          </div>
          {canAdd && file && newKeys > 0 && (
            <label className="flex min-h-6 items-center gap-2.5 text-ink text-sm max-sm:min-h-11">
              <Checkbox checked={adds} onChange={({ target }) => setTicked(target.checked)} />
              {texts.adds(newKeys)}
            </label>
          )}
          <UploadProgressLine label={texts.upload} progress={progress} sentText={texts.checking} />
          {preview.kind === 'working' && (
            <p className="text-muted text-sm">
              {preview.progress
                ? texts.comparing(preview.progress.done, preview.progress.total)
                : texts.reading}
            </p>
          )}
          {preview.kind === 'error' && (
            <p className="rounded-md bg-danger-soft p-3 text-danger text-sm">{preview.message}</p>
          )}
          {preview.kind === 'ready' && <PreviewPanel {...preview} fileName={file?.name ?? ''} />}
        </>
      )}
    </section>
  );
}
