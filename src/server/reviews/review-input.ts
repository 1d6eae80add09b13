import { wpIdKey } from '../../entities/catalogue-link';
import { fieldOf } from '../../entities/entity-config';
import { fieldErrors, recordSchema } from '../../entities/record-schema';
import { modelOf } from '../../field-types';
import { linkTexts } from '../../spreadsheet/texts';
import type { Input } from '../entities/check-input';
import type { EntityRow } from '../entities/rows';
import { reviewConfig } from '../hand-written-entities/review-config';
import { invalid } from '../http/errors';
import type { ReviewForm } from './review-form';
import { entriesOf } from './review-wire';
import { reviewTexts as texts } from './texts';

/** What a form is held against. */
export interface ReviewFacts {
  /** The wallpapers that there are. */
  readonly wpIds: readonly string[];
  /** The origins that this server is known by: addresses there are paths here. */
  readonly origins: readonly string[];
}

/** A value that can be sent, and what is wrong with it. */
interface Reading {
  readonly value: unknown;
  readonly errors: readonly string[];
}

const ACTIVE = 1;

/**
 * A review's values, made from a form: of a new review, or of an update of `row`, of which stays what was
 * not sent. Throws one 422 for all that is wrong, pictures included.
 */
export function reviewInput(form: ReviewForm, facts: ReviewFacts, row?: EntityRow): Input {
  const { rate, rating = rate, wpId, review_images, ...others } = form.fields;
  const ids = readIds(wpId, facts.wpIds, row);
  const kept = readImages(review_images, facts.origins, row);
  const sent: Input = { status: row?.status ?? ACTIVE, ...others, rating, wpId: ids.value };
  const asked = Object.entries(sent).filter(([, value]) => !row || value !== undefined);
  const input = Object.fromEntries(asked);
  const names = reviewConfig.fields.map(({ name }) => name).filter((name) => !row || name in input);
  const checked = recordSchema(reviewConfig, names).safeParse(input);
  const { rating: rateErrors, ...errors } = checked.success ? {} : fieldErrors(checked.error);
  const all = Object.entries({
    wpId: ids.errors,
    review_images: kept.errors,
    ...errors,
    // Clients call it so.
    rate: rateErrors ?? [],
    ...form.problems,
  }).filter(([, messages]) => messages.length > 0);
  if (all.length > 0) throw invalid(Object.fromEntries(all));
  return { ...input, review_images: [...kept.images, ...form.images] };
}

/** The ids as the wallpapers' rows have them. A review keeps those of wallpapers that are gone. */
function readIds(sent: unknown, known: readonly string[], row?: EntityRow): Reading {
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

/** Those of the row's own images that stay, in the order in which they were sent. */
function readImages(sent: unknown, origins: readonly string[], row?: EntityRow) {
  const own = row ? entriesOf(row, 'review_images') : [];
  if (sent === undefined) return { images: own, errors: [] };
  const entries = entriesIn('review_images', sent) ?? [String(sent)];
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

/** The site-relative path of an address on this site. */
function pathOf(address: string, origins: readonly string[]): string {
  const origin = origins.find((one) => address.startsWith(`${one}/`)) ?? '';
  return address.slice(origin.length).replace(/^\/+/, '');
}
