import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/controls/button';
import { TextField } from '../../components/controls/text-field';
import { CloseButton, Dialog } from '../../components/overlays/dialog';
import { FormDialog } from '../../components/overlays/form-dialog';
import { type AccountName, renewPassword } from '../../stores/accounts/accounts';
import { showChange } from '../../stores/calls/notices';
import { FormError } from '../form-error';
import { setSubmissionErrors } from '../set-submission-errors';
import { texts } from './texts';

export interface GeneratedPassword {
  readonly username: string;
  readonly password: string;
}

interface NewPasswordProps {
  readonly account: AccountName;
  readonly onMade: (made: GeneratedPassword) => void;
  readonly onClose: () => void;
}

/** Asks for another person's new password. Left empty, the server makes one, which `onMade` gets. */
export function NewPassword({ account, onMade, onClose }: NewPasswordProps) {
  const { username } = account;
  const form = useForm({ defaultValues: { password: '' } });
  const { isSubmitting, errors } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    const outcome = await renewPassword(account, password);
    if (outcome.kind !== 'done') return setSubmissionErrors(form, outcome);
    onClose();
    if (outcome.made) onMade({ username, password: outcome.made });
    else showChange(texts.passwordSet(username));
  });

  return (
    <FormDialog
      title={texts.passwordFor(username)}
      size="sm"
      submitLabel={texts.setPassword}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormError error={errors.root} />
      <p>{texts.signsOut(username)}</p>
      <TextField
        {...form.register('password')}
        label={texts.password}
        help={texts.passwordHelp}
        error={errors.password?.message}
        data-autofocus
        type="password"
        autoComplete="new-password"
      />
    </FormDialog>
  );
}

/** Shows a generated password. Only `Close` closes the dialog, because the password can't be shown again. */
export function GeneratedPasswordDialog({
  username,
  password,
  onClose,
}: GeneratedPassword & { onClose: () => void }) {
  const [said, setSaid] = useState('');
  return (
    <Dialog
      title={texts.generatedPassword(username)}
      size="sm"
      onClose={() => {}}
      footer={<CloseButton onClick={onClose} />}
    >
      <div className="flex flex-wrap items-center gap-3">
        <code className="rounded-md bg-sunken px-3 py-2 font-mono text-base text-ink">
          {password}
        </code>
        <Button
          data-autofocus
          onClick={async () => {
            // Without HTTPS, there is no clipboard.
            const copying = navigator.clipboard?.writeText(password) ?? Promise.reject();
            setSaid(await copying.then(() => texts.copied).catch(() => texts.notCopied));
          }}
        >
          {texts.copy}
        </Button>
        <span role="status" className="text-muted">
          {said}
        </span>
      </div>
      <p className="mt-3 text-muted">{texts.once(username)}</p>
    </Dialog>
  );
}
