import { type Calls, inputOf, invalid, json, missing, plain } from './responses';
import { type ForeignRow, STAMPS } from './rows';
import { rules, validate } from './validation';

const SEED: readonly ForeignRow[] = [
  {
    id: 1,
    catId: '12',
    text: 'Forest',
    name: 'Forest wallpapers',
    metaTitle: 'Forest',
    metaDescription: null,
    followIndex: 'index, follow',
    secDescription: null,
    parent_id: null,
    ...STAMPS,
  },
  {
    id: '2',
    catId: 14,
    text: 'Kids & Play',
    name: 'Kids',
    metaTitle: null,
    metaDescription: null,
    followIndex: 'index',
    secDescription: '<p>For kids</p>',
    parent_id: '1',
    ...STAMPS,
  },
  {
    id: 3,
    catId: '7',
    text: 'जंगल',
    name: 'जंगल',
    metaTitle: null,
    metaDescription: null,
    followIndex: null,
    secDescription: null,
    parent_id: null,
    ...STAMPS,
  },
];

/** The categories; ids are numbers or text. */
export class Categories {
  rows: readonly ForeignRow[] = SEED;

  readonly calls: Calls = {
    '/api/category/fetch': () => json(200, this.rows),

    '/api/category/update': (request) => {
      const input = inputOf(request);
      const row = this.rows.find(({ id }) => String(id) === String(input.id));
      if (!row) return missing('Category', input.id);
      const errors = validate(input, { name: [rules.string] });
      if (errors) return invalid(errors);
      const { name, metaTitle, metaDescription, followIndex, secDescription } = input;
      const changed = { name, metaTitle, metaDescription, followIndex, secDescription };
      this.rows = this.rows.map((other) => (other === row ? { ...row, ...changed } : other));
      return plain('1');
    },
  };

  has(catId: unknown): boolean {
    return this.rows.some((row) => String(row.catId) === String(catId));
  }
}
