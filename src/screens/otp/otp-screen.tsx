import { navigate } from '../../stores/session/navigation';
import { verifyOtp } from '../../stores/sign-in/sign-in';
import { Link } from '../link';
import { SignInField, SignInForm } from '../sign-in/sign-in-form';
import { useSignInStep } from '../sign-in/use-sign-in-step';
import { texts } from './texts';

interface OtpScreenProps {
  /** The address after the sign-in. */
  readonly nextAddress: () => string;
}

/** The second step of the sign-in: the one-time password. */
export function OtpScreen({ nextAddress }: OtpScreenProps) {
  const step = useSignInStep(
    ['otp'],
    ({ otp = '' }) => verifyOtp(otp.replace(/\s/g, '')),
    () => navigate(nextAddress(), { replace: true }),
  );

  return (
    <SignInForm
      title={texts.title}
      help={texts.help}
      submitLabel={texts.submit}
      step={step}
      footer={
        <Link
          href="/login"
          className="self-center text-muted text-sm underline-offset-4 hover:underline"
        >
          {texts.back}
        </Link>
      }
    >
      <SignInField
        label={texts.otp}
        name="otp"
        error={step.errors.otp}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        className="tracking-widest"
      />
    </SignInForm>
  );
}
