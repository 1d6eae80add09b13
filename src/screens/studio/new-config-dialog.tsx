import { useState } from 'react';
import { Field } from '../../components/controls/field';
import type { FileGuess } from '../../spreadsheet/read/guess-file';
import { addConfig } from '../../stores/studio/drafts';
import { AskDialog } from '../ask-dialog';
import { loadChunk } from '../loading/load-chunk';
import { texts as shared } from '../texts';
import { texts } from './texts';

interface NewConfigDialogProps {
  readonly onAdded: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a new entity, whose config can be guessed from a file of rows. */
export function NewConfigDialog({ onAdded, onClose }: NewConfigDialogProps) {
  const [found, setFound] = useState<FileGuess>();
  const [error, setError] = useState<string>();

  async function read(file: File | undefined) {
    setFound(undefined);
    setError(undefined);
    if (!file) return;
    const { guessFile } = await loadChunk(() => import('../../spreadsheet/read/guess-file'));
    await guessFile(file.name, new Uint8Array(await file.arrayBuffer())).then(
      setFound,
      (problem: Error) => setError(problem.message),
    );
  }

  async function create(typed: string) {
    const name = typed || found?.name;
    if (!name) return texts.nameHelp;
    const problem = await addConfig(name, found?.guess(name).text);
    if (problem === undefined) onAdded(name);
    return problem;
  }

  return (
    <AskDialog
      title={texts.newConfig}
      label={shared.name}
      placeholder={found?.name}
      help={texts.nameHelp}
      confirmLabel={texts.create}
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
            onChange={({ target }) => void read(target.files?.[0])}
            className="w-full min-w-0 text-sm file:mr-3 file:h-8 file:cursor-pointer file:rounded-md file:border file:border-line file:bg-raised file:px-3 file:font-medium file:text-ink file:text-xs hover:file:bg-sunken"
          />
        )}
      </Field>
      {found && (
        <div role="status">
          <h3 className="mb-1 font-semibold">{texts.guesses}</h3>
          <ul className="list-disc pl-4 text-muted text-xs">
            {found.guess(found.name).reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
    </AskDialog>
  );
}
