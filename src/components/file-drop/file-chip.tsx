import { useEffect, useState } from 'react';
import { IconButton } from '../controls/icon-button';
import { Icon } from '../icon';
import { Thumbnail } from '../thumbnail';
import { texts } from './texts';

interface FileChipProps {
  readonly file: File;
  readonly error: string | undefined;
  readonly onRemove: () => void;
}

export function FileChip({ file, error, onRemove }: FileChipProps) {
  return (
    <li
      data-invalid={error !== undefined || undefined}
      className="flex min-w-0 items-center gap-2.5 rounded-md border border-line bg-raised p-1.5 data-invalid:border-danger"
    >
      <Preview file={file} />
      <div className="min-w-0 grow text-xs">
        <p className="truncate text-ink" title={file.name}>
          {file.name}
        </p>
        <p className="text-muted">{texts.size(file.size)}</p>
        {error !== undefined && <p className="wrap-anywhere text-danger">{error}</p>}
      </div>
      <IconButton
        size="sm"
        label={texts.remove(file.name)}
        icon={<Icon name="cross" className="size-4" />}
        onClick={onRemove}
      />
    </li>
  );
}

function Preview({ file }: { readonly file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    // Without a preview, the frame stays empty.
    if (!('createObjectURL' in URL)) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <Thumbnail src={url} />;
}
