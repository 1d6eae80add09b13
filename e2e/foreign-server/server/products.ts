import { type Calls, inputOf, invalid, json, missing, plain } from './responses';
import { type ForeignRow, STAMPS } from './rows';
import { rules, validate } from './validation';

const SEED: readonly ForeignRow[] = [
  {
    id: 11,
    wpId: 'WP101',
    name: 'Misty Pines',
    slug: 'misty-pines',
    price: '89.00',
    imgThumb: 'images/thumbs/wp101.jpg',
    followIndex: 'index, follow',
  },
  {
    id: '12',
    wpId: 'WP102',
    name: 'Rajasthan Arches',
    slug: 'rajasthan-arches',
    imgThumb: '/images/thumbs/wp102.jpg',
    followIndex: 'index, follow',
    price: null,
  },
  {
    id: 13,
    wpId: 'wp103',
    name: 'Little Astronaut',
    slug: 'little-astronaut',
    imgThumb: null,
    followIndex: null,
    price: '75.50',
  },
  {
    id: '14',
    wpId: 'Wp104',
    name: 'कमल सरोवर',
    slug: 'kamal-sarovar',
    price: '120.00',
    imgThumb: 'images/thumbs/gone.jpg',
    followIndex: 'noindex, follow',
  },
  {
    id: 15,
    wpId: 'WP-105/A',
    name: 'Old Map',
    slug: null,
    price: 'on request',
    imgThumb: 'images/thumbs/wp105.jpg',
    followIndex: 'index, follow',
  },
].map((row) => ({ ...row, metaTitle: row.name, metaDescription: null, ...STAMPS }));

/** The wallpapers; the case of their ids varies. */
export class Products {
  rows: readonly ForeignRow[] = SEED;

  readonly calls: Calls = {
    '/api/product/fetch': () => json(200, this.rows),

    '/api/product/update': (request) => {
      const input = inputOf(request);
      const row = this.rows.find(({ id }) => String(id) === String(input.id));
      if (!row) return missing('Product', input.id);
      const errors = validate(input, { name: [rules.string], slug: [rules.string] });
      if (errors) return invalid(errors);
      const { name, slug, metaTitle, metaDescription, followIndex } = input;
      const changed = { name, slug, metaTitle, metaDescription, followIndex };
      this.rows = this.rows.map((other) => (other === row ? { ...row, ...changed } : other));
      return plain('1');
    },
  };

  has(wpId: unknown): boolean {
    return this.rows.some((row) => sameWallpaper(row.wpId, wpId));
  }
}

/** MySQL ignores case when it compares text. */
export function sameWallpaper(one: unknown, other: unknown): boolean {
  return String(one).toLowerCase() === String(other).toLowerCase();
}
