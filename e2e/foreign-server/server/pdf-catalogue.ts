import { pdfOf } from './pdf-of';
import type { Products } from './products';
import { type Calls, file, inputOf, json } from './responses';

/** The catalogue of chosen wallpapers. */
export class PdfCatalogue {
  readonly #products: Products;

  constructor(products: Products) {
    this.#products = products;
  }

  readonly calls: Calls = {
    '/api/pdf/fetch': () => json(200, { products: this.#products.rows }),

    '/api/pdf/download': (request) => {
      const { wp } = inputOf(request);
      if (!Array.isArray(wp) || wp.length === 0) {
        return json(400, { message: 'Choose a wallpaper first.' });
      }
      const strange = wp.find((wpId) => !this.#products.has(wpId));
      if (strange !== undefined) return json(400, { message: `There is no wallpaper ${strange}.` });
      return file('application/pdf', 'cat.pdf', pdfOf(['Catalogue', ...wp.map(String)]));
    },
  };
}
