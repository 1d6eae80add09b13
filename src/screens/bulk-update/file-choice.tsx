import type { RefObject } from 'react';
import { classNames } from '../../components/class-names';
import { Field } from '../../components/controls/field';
import { FilePicker } from '../../components/controls/file-picker';
import { useFileDrag } from '../../components/file-drop/use-file-drag';
import { texts } from './texts';

interface FileChoiceProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly hint: string;
  readonly onChoose: (file: File | undefined) => void;
}

/** A file input that is also a drop zone. */
export function FileChoice({ inputRef, hint, onChoose }: FileChoiceProps) {
  const { isOver, handlers } = useFileDrag(([file]) => {
    if (!file) return;
    // Shows the file in the input, as if it had been chosen there.
    if (inputRef.current) inputRef.current.files = transferOf([file]).files;
    onChoose(file);
  });

  return (
    <div
      {...handlers}
      className={classNames(
        'min-w-0 flex-1 basis-full rounded-md border border-dashed p-3 sm:basis-0',
        isOver ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
      )}
    >
      <Field label={texts.file} help={hint}>
        {({ id, describedBy }) => (
          <FilePicker
            id={id}
            ref={inputRef}
            accept=".xlsx"
            aria-describedby={describedBy}
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
        )}
      </Field>
    </div>
  );
}

/** The files as an input takes them: a `FileList` has no constructor. */
function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
