import type { EntityConfig } from '../../entities/entity-config';
import type { FieldConfig } from '../../field-types';

/** Why a change is rejected. */
export const writeTexts = {
  noEntity: 'There is no such entity.',
  taken: ({ label }: FieldConfig) => `${label} is already taken.`,
  tooLongToCompare: ({ label }: FieldConfig) =>
    `${label} is too long to be checked for uniqueness.`,
  locked: ({ label }: FieldConfig) => `${label} can’t be changed.`,
  leftOut: ({ label }: FieldConfig) =>
    `${label} can no longer be entered here: the screen has changed. Reload the page.`,
  this: ({ label }: EntityConfig) => `This ${label}`,
  used: (row: string, uses: readonly { readonly text: string }[]) =>
    `${row} is used by ${uses.map(({ text }) => text).join(' and ')}. Change these first.`,
  hiddenUser: { label: 'other row', labelPlural: 'other rows' },
  hiddenTarget: ({ label }: FieldConfig) =>
    `Your role does not allow you to see what ${label} refers to, so you can’t choose it.`,
  lostUpload: 'This file has expired, because it was not saved within a day. Choose it again.',
  noId: ({ label }: EntityConfig) => `The ID of the ${label} is missing.`,
  noRow: ({ label }: EntityConfig) =>
    `This ${label} no longer exists. Someone may have removed it.`,
  badVersion: 'The version must be a whole number.',
  conflict: ({ label }: EntityConfig) => `Someone else has changed this ${label}.`,
  lacking: (file: string, names: readonly string[]) =>
    `${file} has ${names.map((name) => `“${name}”`).join(', ')}, which the config does not.`,
  inRow: (number: number, message: string) => `Row ${number}: ${message}`,
  noInstaller: 'This installer no longer exists.',
  longKey: 'The Idempotency-Key is too long.',
  keyUsed: 'This Idempotency-Key was sent before, with other values.',
};
