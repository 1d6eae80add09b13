export const texts = {
  load: (list: string) => `Load ${list}`,
};
