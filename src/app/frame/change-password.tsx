import { useId } from 'react';
import { Button } from '../../components/controls/button';
import { Dialog } from '../../components/overlays/dialog';
import { texts as shared } from '../../components/texts';
import { FormErrors } from '../../screens/form-errors';
import { SignInField } from '../../screens/sign-in/sign-in-form';
import { useSignInStep } from '../../screens/sign-in/use-sign-in-step';
import { showToast } from '../../stores/calls/notices';
import { changePassword } from '../../stores/sign-in/account';
import { overlayTexts } from './overlay-texts';

interface ChangePasswordProps {
  readonly username: string;
  readonly onClose: () => void;
}

export function ChangePassword({ username, onClose }: ChangePasswordProps) {
  const form = useId();
  const { formProps, errors, otherErrors, failure, isBusy } = useSignInStep(
    ['current', 'password'],
    ({ current = '', password = '' }) => changePassword(current, password),
    () => {
      showToast(overlayTexts.passwordChanged);
      onClose();
    },
  );
  return (
    <Dialog
      title={overlayTexts.changePassword}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shared.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={isBusy}>
            {overlayTexts.changePassword}
          </Button>
        </>
      }
    >
      <form {...formProps} id={form} className="flex flex-col gap-4">
        <FormErrors errors={failure ? [failure] : otherErrors} />
        <SignInField
          label={overlayTexts.currentPassword}
          name="current"
          error={errors.current}
          type="password"
          autoComplete="current-password"
        />
        <SignInField
          label={overlayTexts.newPassword}
          name="password"
          help={overlayTexts.newPasswordHelp}
          error={errors.password}
          type="password"
          autoComplete="new-password"
        />
        {/* Password managers need the name. */}
        <input hidden readOnly name="username" autoComplete="username" value={username} />
      </form>
    </Dialog>
  );
}
