/** Errors that belong to no field of a form. */
export function FormErrors({ errors }: { readonly errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <div role="alert" className="mb-4 rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  );
}
