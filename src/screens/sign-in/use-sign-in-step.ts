import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SignInOutcome } from '../../stores/sign-in/sign-in';

type Fields = Readonly<Record<string, string>>;

export interface SignInStep {
  /** The first message of each of the form's fields. */
  readonly errors: Fields;
  /** Messages that belong to no field of the form. */
  readonly otherErrors: readonly string[];
  /** Why nothing came of it, when that is nobody's fault here. */
  readonly failure: string | undefined;
  readonly isBusy: boolean;
  readonly formProps: {
    readonly ref: React.RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

const NOTHING_WRONG: Pick<SignInStep, 'errors' | 'otherErrors' | 'failure'> = {
  errors: {},
  otherErrors: [],
  failure: undefined,
};

/**
 * A form of the sign-in. It always sends, one call at a time, and the inputs keep what was typed or
 * filled in by a password manager.
 */
export function useSignInStep(
  names: readonly string[],
  send: (fields: Fields) => Promise<SignInOutcome>,
  onDone: () => void | Promise<void>,
): SignInStep {
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(NOTHING_WRONG);

  useEffect(() => {
    const selector = wrong === NOTHING_WRONG ? 'input' : '[aria-invalid="true"]';
    form.current?.querySelector<HTMLInputElement>(selector)?.focus();
  }, [wrong]);

  async function submit() {
    if (isUnderWay.current || !form.current) return;
    isUnderWay.current = true;
    setBusy(true);
    const data = new FormData(form.current);
    const outcome = await send(
      Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])),
    );
    if (outcome.kind === 'done') await onDone();
    else setWrong(whatIsWrong(names, outcome));
    isUnderWay.current = false;
    setBusy(false);
  }

  return {
    ...wrong,
    isBusy,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        void submit();
      },
    },
  };
}

function whatIsWrong(
  names: readonly string[],
  outcome: Exclude<SignInOutcome, { kind: 'done' }>,
): typeof NOTHING_WRONG {
  if (outcome.kind === 'failed') return { errors: {}, otherErrors: [], failure: outcome.message };
  const entries = Object.entries(outcome.errors);
  return {
    errors: Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    otherErrors: entries.filter(([name]) => !names.includes(name)).map(([, message]) => message),
    failure: undefined,
  };
}
