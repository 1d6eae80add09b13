import { plural } from '../../common/quantities';

export const texts = {
  changed: (rows: number) => `${plural(rows, 'row')} updated`,
  removed: (rows: number) => `${plural(rows, 'row')} removed`,
  edit: (kind: string) => `Update several ${kind}`,
  remove: (kind: string) => `Remove several ${kind}`,
  exporting: (kind: string) => `Export ${kind}`,
  failed: 'It was not changed.',
};
