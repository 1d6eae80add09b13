import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Ask } from '../../common/worker-calls';
import { Checkbox } from '../../components/controls/checkbox';
import { Field } from '../../components/controls/field';
import { FilePicker } from '../../components/controls/file-picker';
import { TextField } from '../../components/controls/text-field';
import { FormDialog } from '../../components/overlays/form-dialog';
import { addConfig } from '../../stores/studio/drafts';
import { keepRows } from '../../stores/studio/sample-rows';
import { menuGroups, useStudio } from '../../stores/studio/state';
import { askWorker } from '../ask-worker';
import { FormError } from '../form-error';
import { setSubmissionErrors } from '../set-submission-errors';
import { texts as shared } from '../texts';
import type { GuessHandlers } from './guess-worker';
import { texts } from './texts';

/** What a worker proposes for a file of rows. */
interface Found {
  readonly name: string;
  readonly reasons: readonly string[];
  /** The number of rows in the file. */
  readonly count: number;
  readonly ask: Ask<GuessHandlers>;
}

/** The result of reading a file: what the worker proposes, or why it can’t read it. */
interface Answer {
  readonly file: File;
  readonly found?: Found;
  readonly problem?: string;
}

interface NewConfig {
  /** If empty, the name is the one that the worker proposes. */
  readonly name: string;
  /** The menu group of its link. */
  readonly group: string;
  readonly files?: FileList;
  /** Whether to add the file's rows as well. */
  readonly withRows: boolean;
}

interface NewConfigDialogProps {
  readonly onAdded: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a new entity. Its config can be guessed from a file of rows. */
export function NewConfigDialog({ onAdded, onClose }: NewConfigDialogProps) {
  const [answer, setAnswer] = useState<Answer>();
  const groups = menuGroups(useStudio(({ configs }) => configs));
  const form = useForm<NewConfig>({
    defaultValues: { name: '', group: groups.at(-1) ?? '', withRows: false },
  });
  const { register } = form;
  const { errors, isSubmitting } = form.formState;
  const file = form.watch('files')?.[0];
  const isAnswered = answer?.file === file;
  const { found, problem: unreadable } = isAnswered && answer ? answer : {};
  const isReading = file !== undefined && !isAnswered;

  useEffect(() => {
    if (!file) return;
    const worker = new Worker(new URL('./guess-worker.ts', import.meta.url), { type: 'module' });
    const ask = askWorker<GuessHandlers>(worker);
    ask('read', file).then(
      (read) => setAnswer({ file, found: { ...read, ask } }),
      ({ message }: Error) => setAnswer({ file, problem: message }),
    );
    return () => worker.terminate();
  }, [file]);

  const nameOf = (typed: string) => typed.trim() || (found?.name ?? '');
  const create = form.handleSubmit(async (typed) => {
    const name = nameOf(typed.name);
    const guess = await found?.ask('guess', name);
    const problem = await addConfig(name, typed.group.trim(), guess?.text);
    if (problem !== undefined)
      return setSubmissionErrors(form, { kind: 'failed', message: problem });
    if (guess && file && typed.withRows) keepRows(name, { file: file.name, rows: guess.rows });
    onAdded(name);
    onClose();
  });

  return (
    <FormDialog
      title={texts.newConfig}
      submitLabel={texts.create}
      isSubmitting={isSubmitting}
      disabled={isReading}
      onSubmit={create}
      onClose={onClose}
    >
      <FormError error={errors.root} />
      <TextField
        {...register('name', { validate: (typed) => nameOf(typed) !== '' || texts.nameHelp })}
        label={shared.name}
        placeholder={found?.name}
        help={texts.nameHelp}
        error={errors.name?.message}
        data-autofocus
        autoComplete="off"
      />
      <TextField
        {...register('group')}
        label={texts.menuGroup}
        help={texts.menuGroupHelp}
        list="menu-groups"
        autoComplete="off"
      />
      <datalist id="menu-groups">
        {groups.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
      <Field label={texts.sampleFile} help={texts.sampleHelp} error={unreadable}>
        {({ id, describedBy }) => (
          <FilePicker
            {...register('files')}
            id={id}
            accept=".xlsx,.csv,.json"
            aria-describedby={describedBy}
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
            <label className="mt-3 flex items-center gap-2">
              <Checkbox {...register('withRows')} />
              {texts.withRows(found.count)}
            </label>
          </>
        )}
      </div>
    </FormDialog>
  );
}
