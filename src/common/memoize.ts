/** Computes the result for an object once; both are freed together. */
export function memoize<Input extends object, Result>(
  compute: (input: Input) => Result,
): (input: Input) => Result {
  const results = new WeakMap<Input, { readonly result: Result }>();
  return (input) => {
    const known = results.get(input) ?? { result: compute(input) };
    results.set(input, known);
    return known.result;
  };
}
