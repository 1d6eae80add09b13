export const texts = {
  remove: (value: string) => `Remove ${value}`,
  unknown: (values: readonly string[]) => `Unknown: ${values.join(', ')}`,
};
