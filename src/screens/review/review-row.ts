import { readLoosely } from '../../api/http/response-body';
import { isRecord } from '../../common/is-record';
import type { Row } from '../../entities/row';
import { pictureUrl } from '../../field-types/image/picture-url';

/** A raw value as a text: empty for nothing, as JSON where it is no text at all. */
export function readText(raw: unknown): string {
  if (raw === null || raw === undefined) return '';
  return typeof raw === 'object' ? JSON.stringify(raw) : String(raw);
}

/**
 * The entries of a list, however it came: a list, the JSON of one, texts with commas between, an object
 * of places, as PHP makes of a list with gaps. What is none of these is one entry, as it came.
 */
export function readList(raw: unknown): readonly string[] {
  if (Array.isArray(raw)) return raw.map(readText).filter((entry) => entry.trim() !== '');
  if (isRecord(raw) && Object.keys(raw).every((key) => /^\d+$/.test(key)))
    return readList(Object.values(raw));
  if (typeof raw !== 'string') return readList([raw]);
  const text = raw.trim();
  if (/^["[{]/.test(text)) {
    const value = readLoosely(text);
    return value === text ? [text] : readList(value);
  }
  return readList(text.split(',').map((entry) => entry.trim()));
}

/** Nothing where it is no number of stars. */
export function readRating(raw: unknown): number | undefined {
  const rating = Number(readText(raw) || Number.NaN);
  return rating > 0 && rating <= 5 ? rating : undefined;
}

/** Whether a review is active; nothing where that can't be read. */
export function readStatus(raw: unknown): boolean | undefined {
  const word = readText(raw).trim().toLowerCase();
  if (['1', 'true', 'active'].includes(word)) return true;
  return ['0', 'false', 'deactive'].includes(word) ? false : undefined;
}

/** An image of a review. */
export interface ReviewImage {
  /** As the row has it. */
  readonly address: string;
  /** Where the browser gets it; nothing for what is no picture's address. */
  readonly src: string | undefined;
  /** Where there is a small one: the same where there is no other. */
  readonly thumbSrc: string | undefined;
}

export function readImages(row: Row): readonly ReviewImage[] {
  const thumbs = readList(row.review_thumbs);
  return readList(row.review_images).map((address, index) => {
    const src = isAddress(address) ? pictureUrl(address) : undefined;
    const thumb = thumbs[index];
    return { address, src, thumbSrc: src && ((thumb && pictureUrl(thumb)) ?? src) };
  });
}

/** JSON that nobody understands could pass for a path. */
function isAddress(text: string): boolean {
  return !/^[[{]/.test(text);
}
