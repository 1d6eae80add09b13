/** Makes a value when it is first needed. Formats are slow to make, and most screens need few of them. */
export function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
