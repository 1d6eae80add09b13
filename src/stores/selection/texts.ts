import { plural } from '../../common/quantities';

/** What the rows are called. */
interface Kind {
  readonly label: string;
  readonly labelPlural: string;
}

export const texts = {
  changed: (rows: number, { label, labelPlural }: Kind, values: string) =>
    `${plural(rows, label, labelPlural)} updated\n${values}`,
  removed: (rows: number, { label, labelPlural }: Kind) =>
    `${plural(rows, label, labelPlural)} removed`,
  edit: (kind: string) => `Edit several ${kind}`,
  remove: (kind: string) => `Remove several ${kind}`,
  exporting: (kind: string) => `Export ${kind}`,
  failed: 'It was not changed.',
};
