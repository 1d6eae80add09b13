import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { SignInOutcome } from '../../stores/sign-in/sign-in';

type Fields = Readonly<Record<string, string>>;

interface Problems {
  /** The first message of each field. */
  readonly errors: Fields;
  /** Messages that belong to no field. */
  readonly otherErrors: readonly string[];
  /** A failure of the server or the connection. */
  readonly failure?: string | undefined;
}

export interface SignInStep extends Problems {
  readonly isBusy: boolean;
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

const NO_PROBLEMS: Problems = { errors: {}, otherErrors: [] };

/**
 * The form of a step of the sign-in. It always sends, one request at a time. The inputs are uncontrolled,
 * so that they keep what a password manager has filled in.
 */
export function useSignInStep(
  names: readonly string[],
  send: (fields: Fields) => Promise<SignInOutcome>,
  onDone: () => void | Promise<void>,
): SignInStep {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState(NO_PROBLEMS);

  // Before the messages are painted, so that what is typed next goes into the first wrong field.
  useLayoutEffect(() => {
    const selector = problems === NO_PROBLEMS ? 'input' : '[aria-invalid="true"]';
    form.current?.querySelector<HTMLInputElement>(selector)?.focus();
  }, [problems]);

  async function submit() {
    if (isSending.current || !form.current) return;
    isSending.current = true;
    setBusy(true);
    const data = new FormData(form.current);
    const outcome = await send(
      Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])),
    );
    if (outcome.kind === 'done') await onDone();
    else setProblems(problemsOf(names, outcome));
    isSending.current = false;
    setBusy(false);
  }

  return {
    ...problems,
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

function problemsOf(
  names: readonly string[],
  outcome: Exclude<SignInOutcome, { kind: 'done' }>,
): Problems {
  if (outcome.kind === 'failed') return { ...NO_PROBLEMS, failure: outcome.message };
  const entries = Object.entries(outcome.errors);
  return {
    errors: Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    otherErrors: entries.filter(([name]) => !names.includes(name)).map(([, message]) => message),
  };
}
