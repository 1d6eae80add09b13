import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/controls/button';
import { Field } from '../../components/controls/field';
import { TextInput } from '../../components/controls/text-input';
import { verifyOtp } from '../../stores/sign-in/sign-in';
import { AuthPage } from '../sign-in/auth-page';
import { SignInMessages } from '../sign-in/sign-in-messages';
import { useSignInStep } from '../sign-in/use-sign-in-step';
import { texts } from './texts';

interface OtpScreenProps {
  /** Where the sign-in leads. */
  readonly nextAddress: () => string;
}

/** The second step of the sign-in: the one-time password. */
export function OtpScreen({ nextAddress }: OtpScreenProps) {
  const navigate = useNavigate();
  const { errors, otherErrors, failure, isBusy, formProps } = useSignInStep(
    ['otp'],
    ({ otp = '' }) => verifyOtp(otp.replace(/\s/g, '')),
    () => navigate(nextAddress(), { replace: true }),
  );

  return (
    <AuthPage title={texts.title} help={texts.help}>
      <form {...formProps} className="flex flex-col gap-4">
        <SignInMessages otherErrors={otherErrors} failure={failure} />
        <Field label={texts.otp} error={errors.otp}>
          {({ id, invalid, describedBy }) => (
            <TextInput
              id={id}
              name="otp"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              aria-required
              aria-describedby={describedBy}
              invalid={invalid}
              className="tracking-widest"
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={isBusy} className="mt-2 w-full">
          {texts.submit}
        </Button>
        <Link
          to="/login"
          className="self-center text-muted text-sm underline-offset-4 hover:underline"
        >
          {texts.back}
        </Link>
      </form>
    </AuthPage>
  );
}
