import { type ChangeEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { BusyButton } from '../../components/controls/busy-button';
import { TextField } from '../../components/controls/text-field';
import { otpStore, resendOtp, verifyOtp } from '../../stores/sign-in/sign-in';
import { SignInForm } from '../sign-in/sign-in-form';
import { texts } from './texts';

interface OtpScreenProps {
  /** The address after the sign-in. */
  readonly nextAddress: () => string;
}

/** The second step of the sign-in: the one-time password. */
export function OtpScreen({ nextAddress }: OtpScreenProps) {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { otp: '' } });

  return (
    <SignInForm
      title={texts.title}
      help={otpStore.getState().isPrinted ? texts.printed : texts.help}
      submitLabel={texts.submit}
      form={form}
      retyped="otp"
      send={({ otp }) => verifyOtp(withoutSpaces(otp))}
      onDone={() => navigate(nextAddress(), { replace: true })}
      footer={
        <>
          <Resend onSettled={() => form.setFocus('otp')} />
          <Link
            to="/login"
            className="self-center p-3 text-muted text-sm underline-offset-4 hover:underline"
          >
            {texts.back}
          </Link>
        </>
      }
    >
      <TextField
        {...form.register('otp', { onChange: submitWhenComplete })}
        label={texts.otp}
        error={form.formState.errors.otp?.message}
        autoFocus
        aria-required
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        className="tracking-widest"
      />
    </SignInForm>
  );
}

/**
 * Sends the form once the last digit is typed or pasted. A one-time password that a program fills in waits for a
 * click, so that the user can check it first.
 */
function submitWhenComplete({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const { length } = otpStore.getState();
  const { inputType, data }: Partial<InputEvent> = nativeEvent;
  const isByHand = inputType === 'insertFromPaste' || data?.length === 1;
  if (length && isByHand && withoutSpaces(target.value).length === length)
    target.form?.requestSubmit();
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** Asks for another one-time password, once the last one has had time to arrive. */
function Resend({ onSettled }: { readonly onSettled: () => void }) {
  const { resendAt } = useStore(otpStore);
  const seconds = useSecondsUntil(resendAt);
  const [message, setMessage] = useState<string>();
  if (resendAt === undefined) return null;

  async function send() {
    const outcome = await resendOtp();
    // The button is about to be disabled, which would lose the focus.
    onSettled();
    if (outcome.kind === 'done') setMessage(texts.resent);
    else if (outcome.kind === 'failed') setMessage(outcome.message);
    else setMessage(Object.values(outcome.errors).join(' '));
  }

  return (
    <>
      <BusyButton variant="ghost" disabled={seconds > 0} className="w-full" run={send}>
        {seconds > 0 ? texts.resendIn(seconds) : texts.resend}
      </BusyButton>
      <p role="status" className="text-center text-muted text-sm empty:hidden">
        {message}
      </p>
    </>
  );
}

function useSecondsUntil(time = 0): number {
  const [, rerender] = useState(0);
  const seconds = Math.max(0, Math.ceil((time - Date.now()) / 1000));
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => rerender(Date.now()), 250);
    return () => clearTimeout(timer);
  });
  return seconds;
}
