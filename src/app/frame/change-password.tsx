import { useForm } from 'react-hook-form';
import { TextField } from '../../components/controls/text-field';
import { FormDialog } from '../../components/overlays/form-dialog';
import { FormError } from '../../screens/form-error';
import { setSubmissionErrors } from '../../screens/set-submission-errors';
import { showChange } from '../../stores/calls/notices';
import { changePassword } from '../../stores/sign-in/own-account';
import { accountTexts } from './account-texts';
import { overlayTexts } from './overlay-texts';

interface ChangePasswordProps {
  readonly username: string;
  readonly onClose: () => void;
}

/** Asks for the password of the user's account, and a new one. */
export function ChangePassword({ username, onClose }: ChangePasswordProps) {
  const form = useForm({ defaultValues: { current: '', password: '' } });
  const { isSubmitting, errors } = form.formState;

  const submit = form.handleSubmit(async ({ current, password }) => {
    const outcome = await changePassword(current, password);
    if (outcome.kind !== 'done') return setSubmissionErrors(form, outcome);
    showChange(overlayTexts.passwordChanged);
    onClose();
  });

  return (
    <FormDialog
      title={accountTexts.changePassword}
      size="sm"
      submitLabel={accountTexts.changePassword}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormError error={errors.root} />
      <TextField
        {...form.register('current')}
        label={overlayTexts.currentPassword}
        error={errors.current?.message}
        data-autofocus
        aria-required
        type="password"
        autoComplete="current-password"
      />
      <TextField
        {...form.register('password')}
        label={overlayTexts.newPassword}
        help={overlayTexts.newPasswordHelp}
        error={errors.password?.message}
        aria-required
        type="password"
        autoComplete="new-password"
      />
      {/* Password managers need the name. */}
      <input hidden readOnly name="username" autoComplete="username" value={username} />
    </FormDialog>
  );
}
