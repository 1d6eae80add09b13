import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/button';
import { navigate } from '../../stores/session/navigation';
import { resendOtp, resendStore, verifyOtp } from '../../stores/sign-in/sign-in';
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
        <>
          <Resend />
          <Link
            href="/login"
            className="self-center p-3 text-muted text-sm underline-offset-4 hover:underline"
          >
            {texts.back}
          </Link>
        </>
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

/** Asks for another one-time password, once the last one has had time to arrive. */
function Resend() {
  const { at } = useStore(resendStore);
  const seconds = useSecondsUntil(at);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  if (at === undefined) return null;

  async function send(form: HTMLFormElement | null) {
    setBusy(true);
    const outcome = await resendOtp();
    setBusy(false);
    // The button is about to be disabled, which would lose the focus.
    form?.querySelector('input')?.focus();
    if (outcome.kind === 'done') setMessage(texts.resent);
    else if (outcome.kind === 'failed') setMessage(outcome.message);
    else setMessage(Object.values(outcome.errors).join(' '));
  }

  return (
    <>
      <Button
        variant="ghost"
        busy={isBusy}
        disabled={seconds > 0}
        className="w-full tabular-nums"
        onClick={({ currentTarget }) => void send(currentTarget.form)}
      >
        {seconds > 0 ? texts.resendIn(seconds) : texts.resend}
      </Button>
      <p role="status" className="text-center text-muted text-sm empty:hidden">
        {message}
      </p>
    </>
  );
}

function useSecondsUntil(time = 0): number {
  const [, redraw] = useState(0);
  const seconds = Math.max(0, Math.ceil((time - Date.now()) / 1000));
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => redraw(Date.now()), 250);
    return () => clearTimeout(timer);
  });
  return seconds;
}
