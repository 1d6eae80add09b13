import { plural } from '../../common/quantities';
import type { EntityConfig } from '../../entities/entity-config';

export const texts = {
  updated: (rows: number, { label, labelPlural }: EntityConfig) =>
    `${plural(rows, label, labelPlural)} updated`,
  added: (rows: number, { label, labelPlural }: EntityConfig) =>
    `${plural(rows, label, labelPlural)} added`,
  inHistory: 'You can also roll it back later in History.',
  upload: (rows: string) => `Upload ${rows}`,
  download: (rows: string) => `Download ${rows}`,
  noFile: 'Please select .xls file',
  downloadFailed: 'Unable to download data',
  error: (rows: readonly number[], column: string, message: string) => {
    const location = [rowNumbers(rows), column].filter(Boolean).join(', ');
    return location ? `${location}: ${message}` : message;
  },
  moreErrors: (count: number) => `… and ${count} more.`,
};

function rowNumbers(rows: readonly number[]): string {
  if (rows.length === 0) return '';
  if (rows.length === 1) return `Row ${rows[0]}`;
  if (rows.length > 10) return `Rows ${rows.slice(0, 10).join(', ')} and ${rows.length - 10} more`;
  return `Rows ${rows.slice(0, -1).join(', ')} and ${rows.at(-1)}`;
}
