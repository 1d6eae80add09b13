import * as z from 'zod/mini';
import { wpIdKey } from '../../entities/catalogue-link';
import { fieldOf } from '../../entities/entity-config';
import { decisionIn, reviewConfig } from '../../entities/review-config';
import { rowSchema } from '../../entities/row-schema';
import { modelOf } from '../../field-types';
import { linkTexts } from '../../spreadsheet/texts';
import { invalid } from '../http/errors';
import type { Input } from '../rows/check-input';
import type { EntityRow } from '../rows/read-rows';
import type { ReviewForm } from './review-form';
import { entriesOf } from './review-wire';
import { reviewTexts as texts } from './texts';

/** What a form is checked against. */
export interface ReviewFacts {
  readonly wpIds: readonly string[];
  /** This server's origins: URLs there are treated as paths. */
  readonly origins: readonly string[];
}

const ACTIVE = 1;

/**
 * The values that a form has for a new review, or for an update of `row`, whose other values stay the same. Throws
 * one 422 with all errors, including those of pictures.
 */
export function reviewInput(form: ReviewForm, facts: ReviewFacts, row?: EntityRow): Input {
  // Clients can't set `decided`: it follows from the status.
  const { rate, rating = rate, wpId, review_images, decided: _, ...others } = form.fields;
  const ids = readIds(wpId, facts.wpIds, row);
  const kept = readImages(review_images, facts.origins, row);
  const decision = row && decisionIn(form.fields, row);
  const status = row?.status ?? ACTIVE;
  const sent: Input = { status, ...others, ...decision, rating, wpId: ids.value };
  const asked = Object.entries(sent).filter(([, value]) => !row || value !== undefined);
  const input = Object.fromEntries(asked);
  const names = reviewConfig.fields.map(({ name }) => name).filter((name) => !row || name in input);
  const { error } = rowSchema(reviewConfig, names).safeParse(input);
  const { rating: rateErrors, ...errors } = error ? z.flattenError(error).fieldErrors : {};
  const all = Object.entries({
    wpId: ids.errors,
    review_images: kept.errors,
    ...errors,
    // Clients call it `rate`.
    rate: rateErrors ?? [],
    ...form.pictureErrors,
  }).filter(([, messages]) => messages.length > 0);
  if (all.length > 0) throw invalid(Object.fromEntries(all));
  return { ...input, review_images: [...kept.images, ...form.images] };
}

/** The ids as written in the wallpapers' rows. A review keeps those of removed wallpapers. */
function readIds(sent: unknown, known: readonly string[], row?: EntityRow) {
  const entries = row && sent === undefined ? undefined : entriesIn('wpId', sent);
  if (!entries) return { value: sent, errors: [] };
  const old = row ? entriesOf(row, 'wpId') : [];
  const ids = new Map([...old, ...known].map((id) => [wpIdKey(id), id]));
  const unknown = entries.filter((entry) => !ids.has(wpIdKey(entry)));
  const found = new Set(entries.flatMap((entry) => ids.get(wpIdKey(entry)) ?? []));
  return {
    value: unknown.length > 0 ? sent : [...found],
    errors: unknown.map(linkTexts.noWallpaper),
  };
}

/** The row's images to keep, in the order in which they were sent. */
function readImages(sent: unknown, origins: readonly string[], row?: EntityRow) {
  const own = row ? entriesOf(row, 'review_images') : [];
  if (sent === undefined) return { images: own, errors: [] };
  const entries = entriesIn('review_images', sent) ?? [JSON.stringify(sent)];
  const isOwn = (entry: string) => own.includes(entry);
  const paths = entries.map((entry) => (isOwn(entry) ? entry : pathOf(entry, origins)));
  const foreign = paths.filter((path) => !isOwn(path));
  return { images: [...new Set(paths)], errors: foreign.map(texts.foreignImage) };
}

function entriesIn(name: 'wpId' | 'review_images', sent: unknown): string[] | undefined {
  const field = fieldOf(reviewConfig, name);
  const value = modelOf(field).parse(sent, field);
  if (value === null) return [];
  return typeof value === 'string' ? value.split(',') : undefined;
}

/** The path of a URL on this site. */
function pathOf(url: string, origins: readonly string[]): string {
  const origin = origins.find((one) => url.startsWith(`${one}/`)) ?? '';
  return url.slice(origin.length).replace(/^\/+/, '');
}
