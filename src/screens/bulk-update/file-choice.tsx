import { type DragEvent, type RefObject, useId, useState } from 'react';
import { classNames } from '../../components/class-names';
import { FileInput } from '../../components/controls/file-input';
import { texts } from './texts';

interface FileChoiceProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly hint: string;
  readonly onChoose: (file: File | undefined) => void;
}

/** A file input that is also a drop zone. */
export function FileChoice({ inputRef, hint, onChoose }: FileChoiceProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    // Shows the file in the input, as if it had been chosen there.
    if (inputRef.current) inputRef.current.files = transferOf([file]).files;
    onChoose(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input in it can do the same.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex min-w-0 flex-1 basis-full flex-col gap-1 rounded-md border border-dashed p-3 sm:basis-0',
        isOver ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <label htmlFor={id} className="font-medium text-muted text-xs">
        {texts.file}
      </label>
      <FileInput
        id={id}
        ref={inputRef}
        accept=".xlsx"
        aria-describedby={`${id}-hint`}
        // Browsers send no event if the same file is chosen again, although it may have been edited.
        onClick={({ currentTarget }) => {
          const before = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          // Someone who cancels keeps the file that they chose before.
          currentTarget.oncancel = () => {
            currentTarget.files = transferOf(before).files;
          };
        }}
        onChange={(event) => onChoose(event.target.files?.[0])}
      />
      <p id={`${id}-hint`} className="text-muted text-xs">
        {hint}
      </p>
    </div>
  );
}

/** The files as an input takes them: a `FileList` has no constructor. */
function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
