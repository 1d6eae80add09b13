import { useRef, useState } from 'react';
import { Field } from '../controls/field';
import { Icon } from '../icon';
import { useChunk } from '../loading/use-chunk';
import { uniqueKeys } from '../unique-keys';
import { texts } from './texts';
import { useFileDrag } from './use-file-drag';

export interface FileDropProps {
  readonly label: string;
  /** Lower-case extensions with their dot, such as `.jpg`. */
  readonly accept: readonly string[];
  readonly maxFiles: number;
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  /** Errors of single files. */
  readonly errors?: ReadonlyMap<File, string>;
  /** An error of all files. */
  readonly error?: string | undefined;
}

/** Loads with the first input. */
const loadChip = () => import('./file-chip');

/** Files to drop or choose, each shown as a chip. It explains why files are skipped. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, maxFiles, files, onChange, errors, error } = props;
  const input = useRef<HTMLInputElement>(null);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const { isOver, handlers } = useFileDrag(add);
  const { FileChip } = useChunk(loadChip, files.length > 0) ?? {};
  const keys = uniqueKeys(files.map(({ name }) => name));
  const skippedKeys = uniqueKeys(skipped);

  function add(more: FileList) {
    const added: File[] = [];
    const reasons: string[] = [];
    for (const file of more) {
      const reason = whySkipped(file, files.length + added.length);
      if (reason === undefined) added.push(file);
      else reasons.push(reason);
    }
    setSkipped(reasons);
    if (added.length > 0) onChange([...files, ...added]);
  }

  function whySkipped({ name, size }: File, count: number): string | undefined {
    if (!accept.some((extension) => name.toLowerCase().endsWith(extension)))
      return texts.wrongType(name, accept);
    if (size === 0) return texts.empty(name);
    return count >= maxFiles ? texts.tooMany(name, maxFiles) : undefined;
  }

  function remove(index: number) {
    setSkipped([]);
    onChange(files.filter((_, other) => other !== index));
    input.current?.focus();
  }

  return (
    <Field label={label} error={error}>
      {({ id, invalid, describedBy }) => (
        <div className="flex flex-col gap-2">
          <div
            data-over={isOver || undefined}
            data-invalid={invalid || undefined}
            {...handlers}
            className="relative flex flex-col items-center justify-center gap-1 rounded-md border border-muted border-dashed bg-raised px-3 py-4 text-center text-muted text-sm transition-colors hover:bg-hover outlined data-invalid:border-danger data-over:border-accent data-over:border-solid data-over:bg-accent-soft"
          >
            <Icon name="image" className="size-5" />
            <p>
              {isOver ? (
                texts.dropNow
              ) : (
                <>
                  <span className="pointer-coarse:hidden">{texts.drop} </span>
                  <span className="inline-block font-medium text-accent pointer-coarse:first-letter:uppercase">
                    {texts.choose}
                  </span>
                </>
              )}
            </p>
            <p className="text-xs">{texts.limits(accept, maxFiles)}</p>
            <input
              ref={input}
              type="file"
              multiple
              id={id}
              accept={accept.join(',')}
              aria-invalid={invalid || undefined}
              aria-describedby={describedBy}
              // Invisible, but covers the whole zone to take its clicks and keys.
              className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
              onChange={({ currentTarget }) => {
                if (currentTarget.files) add(currentTarget.files);
                // So that the same file can be chosen again.
                currentTarget.value = '';
              }}
            />
          </div>
          {skipped.length > 0 && (
            <div role="status" className="text-danger text-xs">
              <ul>
                {skipped.map((reason, index) => (
                  <li key={skippedKeys[index]} className="wrap-anywhere">
                    {reason}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {FileChip && files.length > 0 && (
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-2">
              {files.map((file, index) => (
                <FileChip
                  key={keys[index]}
                  file={file}
                  error={errors?.get(file)}
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
