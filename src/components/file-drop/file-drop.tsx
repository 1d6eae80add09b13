import { ImagePlus } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Field } from '../controls/field';
import { chooseFiles } from './choose-files';
import { FileChip } from './file-chip';
import { texts } from './texts';

export interface FileDropProps {
  readonly label: string;
  readonly required?: boolean | undefined;
  /** Extensions in small letters with their dot, such as `.jpg`. */
  readonly accept: readonly string[];
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  readonly most?: number | undefined;
  /** In bytes. */
  readonly largest?: number | undefined;
  /** What is wrong with single files, by their places. */
  readonly errors?: Readonly<Record<number, string>> | undefined;
  /** What is wrong with them all. */
  readonly error?: string | undefined;
  readonly help?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** Files that are dropped or chosen, each a chip. Those that can't be taken are left out, and it says why. */
export function FileDrop({
  label,
  required,
  accept,
  files,
  onChange,
  most,
  largest,
  errors,
  error,
  help,
  disabled = false,
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  function add(more: FileList) {
    const chosen = chooseFiles(files, [...more], { accept, most, largest });
    setRefusals(chosen.refusals);
    if (chosen.files.length > files.length) onChange(chosen.files);
  }

  function remove(index: number) {
    setRefusals([]);
    onChange(files.filter((_, other) => other !== index));
    input.current?.focus();
  }

  function drag(event: DragEvent, isInside: boolean) {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Else the browser would leave the page, and open the file.
    event.preventDefault();
    setOver(isInside && !disabled);
  }

  return (
    <Field label={label} required={required} error={error} help={help}>
      {({ id, invalid, describedBy }) => (
        <div className="flex flex-col gap-2">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the input in it takes clicks and keys. */}
          <div
            data-over={isOver || undefined}
            data-invalid={invalid || undefined}
            onDragEnter={(event) => drag(event, true)}
            onDragOver={(event) => drag(event, true)}
            onDragLeave={(event) => drag(event, false)}
            onDrop={(event) => {
              drag(event, false);
              if (!disabled) add(event.dataTransfer.files);
            }}
            className="relative flex flex-col items-center justify-center gap-1 rounded-md border border-muted/60 border-dashed bg-raised px-3 py-4 text-center text-muted text-sm transition-colors hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 has-disabled:opacity-60 data-invalid:border-danger data-over:border-accent data-over:border-solid data-over:bg-accent-soft"
          >
            <ImagePlus aria-hidden className="size-5" />
            <p>
              {isOver ? (
                texts.dropNow
              ) : (
                <>
                  <span className="pointer-coarse:hidden">{texts.drop} </span>
                  <span className="pointer-coarse:hidden font-medium text-accent">
                    {texts.choose}
                  </span>
                  <span className="not-pointer-coarse:hidden font-medium text-accent">
                    {texts.chooseOnPhone}
                  </span>
                </>
              )}
            </p>
            <p className="text-xs">{texts.limits(accept, most)}</p>
            <input
              ref={input}
              type="file"
              multiple
              id={id}
              accept={accept.join(',')}
              disabled={disabled}
              aria-invalid={invalid || undefined}
              aria-describedby={describedBy}
              // It lies over the whole place, and so takes its clicks and keys.
              className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
              onChange={({ currentTarget }) => {
                if (currentTarget.files) add(currentTarget.files);
                // The same file can be chosen again.
                currentTarget.value = '';
              }}
            />
          </div>
          {refusals.length > 0 && (
            <div role="status" className="text-danger text-xs">
              <ul>
                {refusals.map((refusal) => (
                  <li key={refusal} className="break-words">
                    {refusal}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {files.length > 0 && (
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-2">
              {files.map((file, index) => (
                <FileChip
                  key={keyOf(file)}
                  file={file}
                  error={errors?.[index]}
                  onRemove={() => remove(index)}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}

/** Two files may have one name. */
const keys = new WeakMap<File, number>();
let lastKey = 0;

function keyOf(file: File): number {
  const known = keys.get(file);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(file, lastKey);
  return lastKey;
}
