interface FormErrorProps {
  /** The `root` error of the form. */
  readonly error: { readonly message?: string | undefined } | undefined;
}

/** The error of a form that belongs to none of its fields. */
export function FormError({ error }: FormErrorProps) {
  if (!error?.message) return null;
  return (
    <p
      role="alert"
      className="mb-4 whitespace-pre-line rounded-md bg-danger-soft px-3 py-2 text-danger text-sm"
    >
      {error.message}
    </p>
  );
}
