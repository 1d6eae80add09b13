export const texts = {
  upload: (label: string) => `Upload ${label}`,
};
