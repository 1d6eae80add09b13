/** Makes a value when it is first needed: formats, for example, are slow to make, and most screens need only a few. */
export function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
