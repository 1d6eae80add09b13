import './sign-in.css';
import type { ReactNode } from 'react';
import { Button } from '../../components/controls/button';
import type { ControlProps } from '../../components/controls/control-classes';
import { Field } from '../../components/controls/field';
import { TextInput } from '../../components/controls/text-input';
import { Brand } from '../brand';
import { FormErrors } from '../form-errors';
import type { SignInStep } from './use-sign-in-step';

interface SignInFormProps {
  readonly title: string;
  readonly help: string;
  readonly submitLabel: string;
  readonly step: SignInStep;
  /** The fields. */
  readonly children: ReactNode;
  /** Content below the button. */
  readonly footer?: ReactNode;
}

/** The page of a step of the sign-in: a form beside a wallpaper (sign-in.css). */
export function SignInForm({ title, help, submitLabel, step, children, footer }: SignInFormProps) {
  const { formProps, otherErrors, failure, isBusy } = step;
  return (
    <main className="sign-in">
      <div className="m-auto w-full max-w-sm px-4 py-8">
        <Brand className="pb-8" />
        <h1 className="font-semibold text-2xl text-ink tracking-tight">{title}</h1>
        <p className="pt-1 pb-6 text-muted text-sm">{help}</p>
        <FormErrors errors={otherErrors} />
        {/* Not an alert: the error policy only logs it. */}
        {failure && (
          <p
            role="status"
            className="mb-4 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning"
          >
            {failure}
          </p>
        )}
        <form {...formProps} className="flex flex-col gap-4">
          {children}
          <Button type="submit" variant="primary" busy={isBusy} className="mt-2 w-full">
            {submitLabel}
          </Button>
          {footer}
        </form>
      </div>
    </main>
  );
}

interface SignInFieldProps extends ControlProps<'input'> {
  readonly label: string;
  readonly help?: string;
  readonly error: string | undefined;
}

export function SignInField({ label, help, error, ...input }: SignInFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {({ describedBy, ...aria }) => (
        <TextInput {...input} {...aria} aria-required aria-describedby={describedBy} />
      )}
    </Field>
  );
}
