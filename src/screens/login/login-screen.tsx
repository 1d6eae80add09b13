import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/controls/button';
import { Field } from '../../components/controls/field';
import { TextInput } from '../../components/controls/text-input';
import { signIn } from '../../stores/sign-in/sign-in';
import { AuthPage } from '../sign-in/auth-page';
import { SignInMessages } from '../sign-in/sign-in-messages';
import { useSignInStep } from '../sign-in/use-sign-in-step';
import { texts } from './texts';

/** The first step of the sign-in: username and password. */
export function LoginScreen() {
  const navigate = useNavigate();
  const { errors, otherErrors, failure, isBusy, formProps } = useSignInStep(
    ['username', 'password'],
    ({ username = '', password = '' }) => signIn(username, password),
    () => navigate('/otp', { replace: true }),
  );

  return (
    <AuthPage title={texts.title} help={texts.help}>
      <form {...formProps} className="flex flex-col gap-4">
        <SignInMessages otherErrors={otherErrors} failure={failure} />
        <Field label={texts.username} error={errors.username}>
          {({ id, invalid, describedBy }) => (
            <TextInput
              id={id}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              aria-required
              aria-describedby={describedBy}
              invalid={invalid}
            />
          )}
        </Field>
        <Field label={texts.password} error={errors.password}>
          {({ id, invalid, describedBy }) => (
            <TextInput
              id={id}
              name="password"
              type="password"
              autoComplete="current-password"
              aria-required
              aria-describedby={describedBy}
              invalid={invalid}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={isBusy} className="mt-2 w-full">
          {texts.submit}
        </Button>
      </form>
    </AuthPage>
  );
}
