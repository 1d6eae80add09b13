import { useEffect, useState } from 'react';
import type { Ask } from '../../common/ask';
import { Checkbox } from '../../components/controls/checkbox';
import { Field } from '../../components/controls/field';
import { addConfig } from '../../stores/studio/drafts';
import { keepRows } from '../../stores/studio/sample-rows';
import { AskDialog } from '../ask-dialog';
import { askWorker } from '../ask-worker';
import { texts as shared } from '../texts';
import type { GuessHandlers } from './guess-worker';
import { texts } from './texts';

/** What a worker proposes for a file of rows. */
interface Found {
  readonly name: string;
  readonly reasons: readonly string[];
  /** How many rows it has. */
  readonly count: number;
  readonly ask: Ask<GuessHandlers>;
}

interface NewConfigDialogProps {
  readonly onAdded: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a new entity, whose config can be guessed from a file of rows. */
export function NewConfigDialog({ onAdded, onClose }: NewConfigDialogProps) {
  const [file, setFile] = useState<File>();
  const [found, setFound] = useState<Found>();
  const [error, setError] = useState<string>();
  const [isImported, setImported] = useState(false);
  const isReading = file !== undefined && !found && error === undefined;

  useEffect(() => {
    setFound(undefined);
    setError(undefined);
    if (!file) return;
    const worker = new Worker(new URL('./guess-worker.ts', import.meta.url), { type: 'module' });
    const ask = askWorker<GuessHandlers>(worker);
    ask('read', file).then(
      (read) => setFound({ ...read, ask }),
      ({ message }: Error) => setError(message),
    );
    return () => worker.terminate();
  }, [file]);

  async function create(typed: string) {
    const name = typed || found?.name;
    if (!name) return texts.nameHelp;
    const guess = await found?.ask('guess', name);
    const problem = await addConfig(name, guess?.text);
    if (problem !== undefined) return problem;
    if (guess && file && isImported) keepRows(name, { file: file.name, rows: guess.rows });
    onAdded(name);
    return undefined;
  }

  return (
    <AskDialog
      title={texts.newConfig}
      label={shared.name}
      placeholder={found?.name}
      help={texts.nameHelp}
      confirmLabel={texts.create}
      isDisabled={isReading}
      onConfirm={create}
      onClose={onClose}
    >
      <Field label={texts.sampleFile} help={texts.sampleHelp} error={error}>
        {({ id, describedBy }) => (
          <input
            id={id}
            type="file"
            accept=".xlsx,.csv,.json"
            aria-describedby={describedBy}
            onChange={({ target }) => setFile(target.files?.[0])}
            className="w-full min-w-0 text-sm file:mr-3 file:h-8 file:cursor-pointer file:rounded-md file:border file:border-line file:bg-raised file:px-3 file:font-medium file:text-ink file:text-xs hover:file:bg-sunken"
          />
        )}
      </Field>
      <div role="status" className="empty:-mt-4">
        {isReading && texts.reading}
        {found && (
          <>
            <h3 className="mb-1 font-semibold">{texts.guesses}</h3>
            <ul className="list-disc pl-4 text-muted text-xs">
              {found.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            <label htmlFor="with-rows" className="mt-3 flex items-center gap-2">
              <Checkbox
                id="with-rows"
                checked={isImported}
                onChange={({ currentTarget }) => setImported(currentTarget.checked)}
              />
              {texts.withRows(found.count)}
            </label>
          </>
        )}
      </div>
    </AskDialog>
  );
}
