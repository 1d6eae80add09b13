import { type MultipartPart, multipartOf, textsOf } from './multipart';
import type { Products } from './products';
import {
  type Calls,
  inputOf,
  invalid,
  json,
  missing,
  plain,
  type ReceivedRequest,
  trimmed,
} from './responses';
import { reviewRows } from './review-rows';
import type { ForeignRow } from './rows';
import { type Errors, required } from './validation';

/** PHP's default limits; it silently drops files beyond them. */
const MOST_FILES = 20;
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_PICTURE_BYTES = 2048 * 1024;

/** The reviews and their pictures. */
export class Reviews {
  #rows: readonly ForeignRow[] | undefined;
  readonly #products: Products;

  constructor(products: Products) {
    this.#products = products;
  }

  readonly calls: Calls = {
    '/api/review/fetch': (request) =>
      json(200, {
        wpId: this.#products.rows.map(({ wpId }) => wpId),
        review: this.#all(request),
      }),

    '/api/review/add': (request) => {
      if (isTooLarge(request)) return TOO_LARGE;
      const input = trimmed(textsOf(request));
      const pictures = picturesOf(request);
      const errors = { ...this.#errorsOf(input), ...pictureErrors(pictures) };
      if (Object.keys(errors).length > 0) return invalid(errors);
      const id = Math.max(...this.#all(request).map((row) => Number(row.id))) + 1;
      const row = { id, status: 1, ...columnsOf(input), review_images: pathsOf(id, pictures) };
      this.#rows = [...this.#all(request), row];
      return json(201, row);
    },

    '/api/review/update': (request) => {
      if (isTooLarge(request)) return TOO_LARGE;
      const input = trimmed(textsOf(request));
      const row = this.#find(request, input.id);
      if (!row) return missing('Review', input.id);
      const pictures = picturesOf(request);
      const errors = {
        ...this.#errorsOf(input),
        ...pictureErrors(pictures),
        ...updateErrors(input, row),
      };
      if (Object.keys(errors).length > 0) return invalid(errors);
      const kept = String(input.review_images ?? '')
        .split(',')
        .filter((path) => path !== '');
      const changed = {
        ...columnsOf(input),
        status: Number(input.status),
        review_images: [...kept, ...pathsOf(Number(input.id), pictures)],
      };
      this.#rows = this.#all(request).map((other) =>
        other === row ? { ...row, ...changed } : other,
      );
      return plain('1');
    },

    '/api/review/remove': (request) => {
      const { id } = inputOf(request);
      const row = this.#find(request, id);
      if (!row) return missing('Review', id);
      this.#rows = this.#all(request).filter((other) => other !== row);
      return plain('');
    },
  };

  /** Some pictures' addresses are absolute, with the host of the request. */
  #all({ headers }: ReceivedRequest): readonly ForeignRow[] {
    this.#rows ??= reviewRows(`http://${headers.host}`);
    return this.#rows;
  }

  #find(request: ReceivedRequest, id: unknown): ForeignRow | undefined {
    return this.#all(request).find((row) => String(row.id) === String(id));
  }

  #errorsOf(input: ForeignRow): Errors {
    const errors = required(input, ['name', 'description', 'wpId', 'rate']);
    const rate = Number(input.rate);
    if (!errors.rate && !(Number.isInteger(rate) && rate >= 1 && rate <= 5)) {
      errors.rate = ['The rate must be between 1 and 5.'];
    }
    if (!errors.wpId && !idsOf(input).every((id) => this.#products.has(id))) {
      errors.wpId = ['The selected wp id is invalid.'];
    }
    return errors;
  }
}

const TOO_LARGE = json(413, { message: '' });

function isTooLarge({ bytes }: ReceivedRequest): boolean {
  return bytes.length > MOST_BYTES;
}

function idsOf({ wpId }: ForeignRow): readonly string[] {
  return String(wpId).split(',');
}

function columnsOf(input: ForeignRow): ForeignRow {
  const { name, description, rate } = input;
  return { name, description, rating: String(rate), wpId: idsOf(input) };
}

/** The files of `file[0]`, `file[1]`, …, by their numbers. */
function picturesOf(request: ReceivedRequest): ReadonlyMap<number, MultipartPart> {
  const files = multipartOf(request).filter(({ fileName }) => fileName !== undefined);
  const numbered = files.slice(0, MOST_FILES).flatMap((part): [number, MultipartPart][] => {
    const number = /^file\[(\d+)\]$/.exec(part.name)?.[1];
    return number === undefined ? [] : [[Number(number), part]];
  });
  return new Map(numbered);
}

function pictureErrors(pictures: ReadonlyMap<number, MultipartPart>): Errors {
  const errors: Errors = {};
  for (const [number, { bytes }] of pictures) {
    const name = `file.${number}`;
    const messages = [
      ...(isPicture(bytes) ? [] : [`The ${name} must be a file of type: jpg, jpeg, png.`]),
      ...(bytes.length > MOST_PICTURE_BYTES
        ? [`The ${name} must not be greater than 2048 kilobytes.`]
        : []),
    ];
    if (messages.length > 0) errors[name] = messages;
  }
  return errors;
}

function isPicture(bytes: Buffer): boolean {
  return /^(ffd8ff|89504e47)/.test(bytes.subarray(0, 4).toString('hex'));
}

/** In a form, Laravel's `boolean` accepts 1 and 0, but not `true`. A picture must be this review's own. */
function updateErrors(input: ForeignRow, row: ForeignRow): Errors {
  const own = [row.review_images].flat().map((address) => relative(String(address)));
  const kept = String(input.review_images ?? '').split(',');
  return {
    ...(!['0', '1'].includes(String(input.status)) && {
      status: ['The status field must be true or false.'],
    }),
    ...(!kept.every((path) => path === '' || own.includes(path)) && {
      review_images: ['The selected review images is invalid.'],
    }),
  };
}

function relative(address: string): string {
  return address.replace(/^https?:\/\/[^/]+/, '').replace(/^\//, '');
}

function pathsOf(id: number, pictures: ReadonlyMap<number, MultipartPart>): readonly string[] {
  return [...pictures.keys()].map((number) => `images/reviews/${id}-new-${number}.jpg`);
}
