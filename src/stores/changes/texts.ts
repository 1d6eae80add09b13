import { sentence } from '../../common/sentence';

/** Word for word from the specification. */
export const DATA_UPDATED = 'Data Updated';

export const texts = {
  reveal: (label: string) => `Show values (${label})`,
  add: (label: string) => `Add ${label}`,
  update: (label: string) => `Update ${label}`,
  remove: (label: string) => `Remove ${label}`,
  /** The author of changes that no person has made. */
  server: 'Paperhanger',
  alsoChanged: (labels: string, by: unknown) =>
    sentence(`${by ?? texts.server} also changed ${labels}`),
  added: (label: string, row: string) => `${label} added: ${row}`,
  removed: (label: string, row: string) => `${label} removed: ${row}`,
  setTo: (label: string, value: string) =>
    value === '' ? `${label} removed` : `${label} set to ${value}`,
  updated: (row: string, change: string) =>
    change ? `${DATA_UPDATED}\n${row}: ${change}` : DATA_UPDATED,
  notSaved: 'There was no answer from the server. Nothing you typed is lost. Try again.',
  rowGone: (row: string) => `${row} no longer exists. Someone may have removed it.`,
};
