import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Why a form was not accepted. */
type Rejection =
  /** Each message belongs to a field, perhaps an unknown one. */
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'failed' | 'conflict'; readonly message: string | undefined };

/** Shows a server's errors: each at its field, and those of no field of the form as its `root` error. */
export function setSubmissionErrors<Values extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  rejection: Rejection,
): void {
  if (rejection.kind !== 'invalid') {
    if (rejection.message) setError('root', { type: 'failed', message: rejection.message });
    return;
  }
  const errors = new Map(Object.entries(rejection.errors));
  let shouldFocus = true;
  for (const name of Object.keys(getValues())) {
    const message = errors.get(name);
    if (message === undefined) continue;
    errors.delete(name);
    // The form’s values are named like its fields.
    setError(name as Path<Values>, { type: 'server', message }, { shouldFocus });
    shouldFocus = false;
  }
  if (errors.size > 0)
    setError('root', { type: 'server', message: [...errors.values()].join('\n') });
}
