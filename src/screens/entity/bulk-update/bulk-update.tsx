import { Download, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { UploadProgress } from '../../../api/upload';
import { Button } from '../../../components/button';
import type { EntityConfig } from '../../../entities/entity-config';
import type { Row } from '../../../entities/row';
import {
  askForSpreadsheet,
  downloadSpreadsheet,
  uploadSpreadsheet,
} from '../../../stores/spreadsheets';
import { FileChoice } from './file-choice';
import { PreviewPanel } from './preview-panel';
import { texts } from './texts';
import { type PreviewState, usePreview } from './use-preview';

interface BulkUpdateProps {
  readonly config: EntityConfig;
  /** The rows as the list has them, to compare a chosen file with. */
  readonly rows: readonly Row[];
}

/** Updating many rows by a spreadsheet, with a preview of what would change; and downloading one. */
export function BulkUpdate({ config, rows }: BulkUpdateProps) {
  const { bulkUpdate, download } = config.actions;
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<UploadProgress>();
  const [isDownloading, setDownloading] = useState(false);
  const preview = usePreview(config, file, rows);

  async function upload() {
    if (!file) return askForSpreadsheet();
    setProgress({ sentBytes: 0, totalBytes: file.size });
    const isDone = await uploadSpreadsheet(config, file, setProgress);
    setProgress(undefined);
    if (!isDone) return;
    setFile(undefined);
    if (input.current) input.current.value = '';
  }

  async function save() {
    setDownloading(true);
    await downloadSpreadsheet(config);
    setDownloading(false);
  }

  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-lg border border-line bg-raised p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="font-semibold text-base text-ink">
          {texts.title}
        </h2>
        {download && (
          <Button busy={isDownloading} icon={<Download size={16} aria-hidden />} onClick={save}>
            {texts.download}
          </Button>
        )}
      </div>
      {bulkUpdate && (
        <>
          <div className="flex flex-wrap items-end gap-3">
            <FileChoice inputRef={input} onChoose={setFile} />
            <Button
              variant="primary"
              busy={progress !== undefined}
              icon={<Upload size={16} aria-hidden />}
              onClick={upload}
            >
              {texts.upload}
            </Button>
          </div>
          {progress && <Sending progress={progress} />}
          <PreviewOf state={preview} />
        </>
      )}
    </section>
  );
}

function Sending({ progress: { sentBytes, totalBytes } }: { readonly progress: UploadProgress }) {
  const isSent = sentBytes >= totalBytes;
  const text = isSent ? texts.checking : texts.sending(sentBytes, totalBytes);
  return (
    <div className="flex items-center gap-3 text-muted text-sm">
      <progress
        aria-label={texts.upload}
        className="h-2 w-48 accent-accent"
        {...(isSent ? {} : { value: sentBytes, max: totalBytes })}
      />
      <span className="tabular-nums">{text}</span>
    </div>
  );
}

function PreviewOf({ state }: { readonly state: PreviewState }) {
  if (state.kind === 'ready') return <PreviewPanel summary={state.summary} ask={state.ask} />;
  if (state.kind === 'fault') {
    return <p className="rounded-md bg-danger-soft p-3 text-danger text-sm">{state.message}</p>;
  }
  if (state.kind === 'none') return null;
  const { progress } = state;
  return (
    <p className="text-muted text-sm tabular-nums">
      {progress ? texts.comparing(progress.done, progress.total) : texts.reading}
    </p>
  );
}
