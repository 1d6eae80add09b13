/** What people are told of orders. */
export const orderTexts = {
  unknownInstaller: 'This installer is not there any more.',
  place: (place: number) => `row ${place}`,
  noOrder: 'This is no order: it must be a JSON object.',
};
