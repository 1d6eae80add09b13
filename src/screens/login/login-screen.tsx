import { navigate } from '../../stores/session/navigation';
import { signIn } from '../../stores/sign-in/sign-in';
import { SignInField, SignInForm } from '../sign-in/sign-in-form';
import { useSignInStep } from '../sign-in/use-sign-in-step';
import { texts } from './texts';

/** The first step of the sign-in: username and password. */
export function LoginScreen() {
  const step = useSignInStep(
    ['username', 'password'],
    ({ username = '', password = '' }) => signIn(username, password),
    () => navigate('/otp', { replace: true }),
  );

  return (
    <SignInForm title={texts.title} help={texts.help} submitLabel={texts.submit} step={step}>
      <SignInField
        label={texts.username}
        name="username"
        error={step.errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SignInField
        label={texts.password}
        name="password"
        error={step.errors.password}
        type="password"
        autoComplete="current-password"
      />
    </SignInForm>
  );
}
