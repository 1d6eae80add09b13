/** React keys made of names that may repeat. */
export function uniqueKeys(names: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return names.map((name, index) => {
    const key = used.has(name) ? `${name} at ${index}` : name;
    used.add(key);
    return key;
  });
}
