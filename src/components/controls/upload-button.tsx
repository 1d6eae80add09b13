import { useRef, useState } from 'react';
import { Button, type ButtonProps } from './button';

interface UploadButtonProps extends Pick<ButtonProps, 'variant' | 'tabIndex'> {
  readonly label: string;
  /** A short visible text instead of the label, where there is little room. */
  readonly word?: string;
  /** The endings or types of files that can be chosen. */
  readonly accept: string;
  readonly onChoose: (file: File) => Promise<void>;
}

/** A button to choose a file. It is busy until `onChoose` is done. */
export function UploadButton({
  label,
  word,
  accept,
  variant = 'secondary',
  tabIndex,
  onChoose,
}: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);

  async function choose(chosen: HTMLInputElement) {
    const [file] = chosen.files ?? [];
    if (!file) return;
    setBusy(true);
    await onChoose(file).finally(() => setBusy(false));
    // So that the same file can be chosen again.
    chosen.value = '';
  }

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
      <Button
        variant={variant}
        size="sm"
        tabIndex={tabIndex}
        title={word && label}
        aria-label={word && label}
        className={word && 'h-9'}
        busy={isBusy}
        onClick={() => input.current?.click()}
      >
        {word ?? label}
      </Button>
    </>
  );
}
