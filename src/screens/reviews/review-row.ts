import { isRecord } from '../../common/is-record';
import { plainText } from '../../common/plain-text';
import { readLoosely } from '../../common/read-loosely';
import type { Tone } from '../../common/tones';
import type { Row } from '../../entities/row';
import { siteUrl } from '../../field-types/site-url';
import { texts } from './texts';

/**
 * The entries of a list, however it was sent: as an array, as JSON, separated by commas, or as an object with numeric
 * keys, which is how PHP encodes a list with gaps. Anything else is a single entry.
 */
export function readList(raw: unknown): readonly string[] {
  if (Array.isArray(raw)) return raw.map(plainText).filter((entry) => entry.trim() !== '');
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

/** The number of stars; `undefined` if there is no valid one. */
export function readRating(raw: unknown): number | undefined {
  const rating = Number(plainText(raw) || Number.NaN);
  return rating > 0 && rating <= 5 ? rating : undefined;
}

/** The statuses: the shop shows only active reviews, so `Publish` sets this one, and `Reject` the other. */
export const ACTIVE = '1';
export const DEACTIVE = '0';

/** The keys that set a review’s status. */
export const STATUS_OF_KEY: Readonly<Record<string, string>> = { a: ACTIVE, d: DEACTIVE };

/** `1` for an active review, `0` for another one, or the server's value as text if it is neither. */
export function readStatus(raw: unknown): string {
  const text = plainText(raw);
  const word = text.trim().toLowerCase();
  if (['1', 'true', 'active'].includes(word)) return ACTIVE;
  return ['0', 'false', 'deactive'].includes(word) ? DEACTIVE : text;
}

export function statusLabel(status: string): string {
  if (status === ACTIVE) return texts.active;
  return status === DEACTIVE ? texts.deactive : status;
}

/** Whether a review is still undecided. Only our own server says so. */
export function isNew({ decided }: Row): boolean {
  return decided === false;
}

/** The tone of a review’s status, which is that of a decision only once one was made. */
export function statusTone(row: Row): Tone | undefined {
  return isNew(row) ? 'warning' : STATUS_TONES[readStatus(row.status)];
}

const STATUS_TONES: Readonly<Record<string, Tone>> = { [ACTIVE]: 'success', [DEACTIVE]: 'neutral' };

export interface ReviewImage {
  /** As in the row. */
  readonly address: string;
  /** Its URL; `undefined` if the address is not one. */
  readonly src: string | undefined;
  /** The URL of a thumbnail, or `src` if there is none. */
  readonly thumbSrc: string | undefined;
}

export function readImages(row: Row): readonly ReviewImage[] {
  const thumbs = readList(row.review_thumbs);
  return readList(row.review_images).map((address, index) => {
    const src = isAddress(address) ? siteUrl(address) : undefined;
    const thumb = thumbs[index];
    return { address, src, thumbSrc: src && ((thumb && siteUrl(thumb)) ?? src) };
  });
}

/** Excludes malformed JSON. */
function isAddress(text: string): boolean {
  return !/^[[{]/.test(text);
}
