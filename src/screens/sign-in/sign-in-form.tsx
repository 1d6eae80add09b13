import './sign-in.css';
import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Button } from '../../components/controls/button';
import type { CredentialsOutcome } from '../../stores/sign-in/credentials-outcome';
import { Brand } from '../brand';
import { FormError } from '../form-error';
import { setSubmissionErrors } from '../set-submission-errors';

interface SignInFormProps<Values extends FieldValues> {
  readonly title: string;
  readonly help: string;
  readonly submitLabel: string;
  readonly form: UseFormReturn<Values>;
  /** The field that people retype after a rejection, unless it is empty. */
  readonly retyped: Path<Values>;
  readonly send: (values: Values) => Promise<CredentialsOutcome>;
  readonly onDone: () => void | Promise<void>;
  /** The fields. They are uncontrolled, so that they keep what a password manager has filled in. */
  readonly children: ReactNode;
  /** Content below the button. */
  readonly footer?: ReactNode;
}

/** The page for one step of the sign-in: a form beside a wallpaper (sign-in.css). */
export function SignInForm<Values extends FieldValues>(props: SignInFormProps<Values>) {
  const { title, help, submitLabel, form, retyped, send, onDone, children, footer } = props;
  const { isSubmitting, errors } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const outcome = await send(values);
    if (outcome.kind === 'done') await onDone();
    else setSubmissionErrors(form, outcome);
    if (outcome.kind === 'invalid' && form.getValues(retyped))
      form.setFocus(retyped, { shouldSelect: true });
  });

  return (
    <main className="sign-in grid min-h-dvh grid-rows-[9rem_1fr] bg-raised lg:grid-cols-2 lg:grid-rows-none">
      <div className="m-auto w-full max-w-sm px-4 py-8">
        <Brand className="pb-8" />
        <h1 className="font-semibold text-2xl text-ink tracking-tight">{title}</h1>
        <p className="pt-1 pb-6 text-muted text-sm">{help}</p>
        {errors.root?.type === 'failed' ? (
          // Not an alert: the error policy only logs it.
          <p
            role="status"
            className="mb-4 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning"
          >
            {errors.root.message}
          </p>
        ) : (
          <FormError error={errors.root} />
        )}
        <form
          className="flex flex-col gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // Keys can submit the form even while its button is busy.
            if (!isSubmitting) void submit();
          }}
        >
          {children}
          <Button type="submit" variant="primary" busy={isSubmitting} className="mt-2 w-full">
            {submitLabel}
          </Button>
          {footer}
        </form>
      </div>
    </main>
  );
}
