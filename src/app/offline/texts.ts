export const texts = {
  offline: (time: string) => `Offline – showing what was loaded at ${time}`,
};
