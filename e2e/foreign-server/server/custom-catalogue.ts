import { readXlsx, writeXlsx } from 'hucre/xlsx';
import type { Categories } from './categories';
import { filePartsOf } from './multipart';
import { type Products, sameWallpaper } from './products';
import { type Calls, file, inputOf, invalid, json, plain } from './responses';
import { type ForeignRow, STAMPS } from './rows';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Ids as text where the categories have numbers, and vice versa; wallpapers in any case. */
const SEED: readonly ForeignRow[] = [
  { id: 1, catId: 12, wpId: 'wp101', ...STAMPS },
  { id: '2', catId: '14', wpId: 'WP103', ...STAMPS },
  { id: 3, catId: 14, wpId: 'wp104', ...STAMPS },
  { id: 4, catId: '12', wpId: 'WP999', ...STAMPS },
];

/** Which wallpapers are in which categories. */
export class CustomCatalogue {
  links: readonly ForeignRow[] = SEED;
  readonly #products: Products;
  readonly #categories: Categories;

  constructor(products: Products, categories: Categories) {
    this.#products = products;
    this.#categories = categories;
  }

  readonly calls: Calls = {
    '/api/customCatalogue/fetch': () =>
      json(200, {
        products: this.#products.rows,
        categories: this.#categories.rows,
        categoryProduct: this.links,
      }),

    '/api/customCatalogue/update': (request) => {
      const { wpId, catId } = inputOf(request);
      const errors = this.#errorsOf(wpId, catId);
      if (errors) return invalid(errors);
      const found = this.links.find((link) => isLink(link, wpId, catId));
      if (found) this.links = this.links.filter((link) => link !== found);
      else this.#add(wpId, catId);
      return plain('1');
    },

    '/api/customCatalogue/bulkUpdate': async (request) => {
      const [sheet, ...more] = filePartsOf(request, 'file');
      if (!sheet || more.length > 0) return invalid({ file: ['The file field is required.'] });
      if (sheet.bytes.subarray(0, 2).toString() !== 'PK') {
        return invalid({ file: ['The file must be a file of type: xlsx.'] });
      }
      const { sheets } = await readXlsx(sheet.bytes);
      const [head = [], ...rows] = sheets[0]?.rows ?? [];
      const links = rows.map((row) => ({
        wpId: row[head.indexOf('wpId')],
        catId: row[head.indexOf('catId')],
      }));
      const errors = links.flatMap(({ wpId, catId }, index) =>
        Object.entries(this.#errorsOf(wpId, catId) ?? {}).map(([field, messages]) => [
          `rows.${index + 2}.${field}`,
          messages,
        ]),
      );
      if (errors.length > 0) return invalid(Object.fromEntries(errors));
      for (const { wpId, catId } of links) {
        if (!this.links.some((link) => isLink(link, wpId, catId))) this.#add(wpId, catId);
      }
      return plain('1');
    },

    '/api/customCatalogue/download': async () => {
      const rows = this.links.map(({ wpId, catId }) => [String(wpId), String(catId)]);
      const sheet = { name: 'Worksheet', rows: [['wpId', 'catId'], ...rows] };
      return file(XLSX, 'cat.xlsx', Buffer.from(await writeXlsx({ sheets: [sheet] })));
    },
  };

  /** Whether a wallpaper is in a category. */
  has(wpId: string, catId: string): boolean {
    return this.links.some((link) => isLink(link, wpId, catId));
  }

  #add(wpId: unknown, catId: unknown): void {
    const id = Math.max(0, ...this.links.map((link) => Number(link.id))) + 1;
    this.links = [...this.links, { id, catId, wpId, ...STAMPS }];
  }

  #errorsOf(wpId: unknown, catId: unknown): Record<string, string[]> | undefined {
    const errors = {
      ...(!this.#products.has(wpId) && { wpId: ['The selected wp id is invalid.'] }),
      ...(!this.#categories.has(catId) && { catId: ['The selected cat id is invalid.'] }),
    };
    return Object.keys(errors).length > 0 ? errors : undefined;
  }
}

function isLink(link: ForeignRow, wpId: unknown, catId: unknown): boolean {
  return sameWallpaper(link.wpId, wpId) && String(link.catId) === String(catId);
}
