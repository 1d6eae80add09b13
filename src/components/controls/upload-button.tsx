import { useRef, useState } from 'react';
import { Icon } from '../icon';
import { Button } from './button';
import { IconButton } from './icon-button';

interface UploadButtonProps {
  readonly label: string;
  /** The endings or types of files that can be chosen. */
  readonly accept: string;
  /** Whether it shows its label instead of an icon. */
  readonly hasWords?: boolean;
  readonly onChoose: (file: File) => Promise<void>;
}

/** Chooses a file. It is busy while that is on its way. */
export function UploadButton({ label, accept, hasWords, onChoose }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);

  async function choose(chosen: HTMLInputElement) {
    const [file] = chosen.files ?? [];
    if (!file) return;
    setBusy(true);
    await onChoose(file).finally(() => setBusy(false));
    // The same file can be chosen again.
    chosen.value = '';
  }

  const choosing = { busy: isBusy, onClick: () => input.current?.click() };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => choose(currentTarget)}
      />
      {hasWords ? (
        <Button size="sm" variant="ghost" {...choosing}>
          {label}
        </Button>
      ) : (
        <IconButton label={label} icon={<Icon name="upload" />} {...choosing} />
      )}
    </>
  );
}
