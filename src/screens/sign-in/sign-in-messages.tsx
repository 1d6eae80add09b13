import type { SignInStep } from './use-sign-in-step';

type SignInMessagesProps = Pick<SignInStep, 'otherErrors' | 'failure'>;

/** What is wrong with a step of the sign-in beyond its fields. */
export function SignInMessages({ otherErrors, failure }: SignInMessagesProps) {
  return (
    <>
      {otherErrors.length > 0 && (
        <div role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
          {otherErrors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      )}
      {/* Not an alert: what the error policy only logs is told quietly. */}
      {failure && (
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {failure}
        </p>
      )}
    </>
  );
}
