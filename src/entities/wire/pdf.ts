import * as z from 'zod/mini';
import { body } from './parts';
import { wireTexts as texts } from './texts';

const MAX_WALLPAPERS = 10_000;

/** Ids may be numbers. An unreadable one is the id of no wallpaper. */
const wpId = z.catch(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((id) => String(id).trim()),
  ),
  '',
);

/** The wallpapers of a catalogue, in its order. */
export const catalogueOrder = body({
  wp: z
    .array(wpId, texts.noWallpapers)
    .check(
      z.minLength(1, texts.noWallpapers),
      z.maxLength(MAX_WALLPAPERS, texts.tooManyWallpapers(MAX_WALLPAPERS)),
    ),
});
