import { Download, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { UploadProgress } from '../../api/http/upload';
import { Button } from '../../components/controls/button';
import { ProgressLine } from '../../components/status/progress-line';
import type { ListSource } from '../../stores/lists/lists';
import {
  downloadSpreadsheet,
  refuseUpload,
  uploadSpreadsheet,
} from '../../stores/spreadsheets/transfer';
import { FileChoice } from './file-choice';
import type { PreviewBasis, PreviewKind } from './preview-calls';
import { PreviewPanel } from './preview-panel';
import { texts } from './texts';
import { type PreviewState, usePreview } from './use-preview';

interface BulkUpdateProps<Content> {
  /** What a chosen file is compared with; its config says where files go, and come from. */
  readonly basis: PreviewBasis;
  /** The list that an upload changes. */
  readonly list: ListSource<Content>;
  readonly canUpload: boolean;
  readonly canDownload: boolean;
  /** What people must know of the file. */
  readonly note?: string | undefined;
}

/** Changing much at once by a spreadsheet, with a preview of what would change; and downloading one. */
export function BulkUpdate<Content>(props: BulkUpdateProps<Content>) {
  const { basis, list, canUpload, canDownload, note } = props;
  const { config } = basis;
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<UploadProgress>();
  const [isDownloading, setDownloading] = useState(false);
  const preview = usePreview(basis, file);

  async function upload() {
    if (!file) return refuseUpload();
    if (preview.kind === 'error' && preview.isRefused) return refuseUpload(preview.message);
    setProgress({ sentBytes: 0, totalBytes: file.size });
    const isDone = await uploadSpreadsheet(config, list, file, setProgress);
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
        <div>
          <h2 id={titleId} className="font-semibold text-base text-ink">
            {texts.title}
          </h2>
          {note && <p className="text-muted text-xs">{note}</p>}
        </div>
        {canDownload && (
          <Button busy={isDownloading} icon={<Download size={16} aria-hidden />} onClick={save}>
            {texts.download}
          </Button>
        )}
      </div>
      {canUpload && (
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
          <PreviewOf kind={basis.kind} state={preview} />
        </>
      )}
    </section>
  );
}

function Sending({ progress: { sentBytes, totalBytes } }: { readonly progress: UploadProgress }) {
  const isSent = sentBytes >= totalBytes;
  return (
    <ProgressLine
      label={texts.upload}
      text={isSent ? texts.checking : texts.sending(sentBytes, totalBytes)}
      done={sentBytes}
      total={isSent ? undefined : totalBytes}
    />
  );
}

interface PreviewOfProps {
  readonly kind: PreviewKind;
  readonly state: PreviewState;
}

function PreviewOf({ kind, state }: PreviewOfProps) {
  if (state.kind === 'ready')
    return <PreviewPanel kind={kind} summary={state.summary} ask={state.ask} />;
  if (state.kind === 'error') {
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
