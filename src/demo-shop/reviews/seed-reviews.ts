import { reviewConfig } from '../../entities/review-config';
import type { Input } from '../../server/rows/check-input';
import type { EntityStore } from '../../server/tables/entity-store';
import { type Wallpaper, wallpapers } from '../catalogue/wallpapers';
import { makePerson } from '../content/people';
import { fillIn } from '../fill-in';
import { roomPath, sheetPath } from '../pictures/picture-paths';
import { type Random, randomFrom } from '../random';
import { seedEntity } from '../seed-demo';
import phrases from './phrases.json';

const COUNT = 300;
/** The newest reviews, which are still undecided. */
const NEW = 5;
const SEED = 20_261_123;

const ratings = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 2, 1];
const wallpaperCounts = [1, 1, 1, 1, 1, 1, 2, 2, 3, 4];
const imageCounts = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5];

/** The names of rooms by category. */
const rooms: Readonly<Record<string, readonly string[]>> = phrases.rooms;

/** Adds the demo's reviews, unless there ever was one. Returns what was done. */
export async function seedReviews(store: EntityStore): Promise<string[]> {
  return await seedEntity(store, reviewConfig, async () => demoReviews(randomFrom(SEED)));
}

/** Fictional reviews of the shop's wallpapers; their pictures are the shop's own rooms and sheets. */
function demoReviews(random: Random): Input[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const isNew = index >= COUNT - NEW;
    const first = random.pick(wallpapers);
    const reviewed = pickWallpapers(random, first);
    const rating = random.pick(ratings);
    const { firstName, lastName, city } = makePerson(random);
    const lastNames = [...Array.from({ length: 7 }, () => lastName), `${lastName.charAt(0)}.`, ''];
    return {
      name: `${firstName} ${random.pick(lastNames)}`.trim(),
      wpId: reviewed.map(({ wpId }) => wpId),
      description: textOf(random, rating, first, city),
      rating,
      // The shop shows most reviews, but fewer of the bad ones.
      status: isNew || random.between(1, 10) <= (rating >= 3 ? 9 : 6) ? 1 : 0,
      decided: !isNew,
      review_images: imagesOf(random, reviewed),
    };
  });
}

/** People who buy several wallpapers often choose what goes together: a family. */
function pickWallpapers(random: Random, first: Wallpaper): Wallpaper[] {
  const alike = wallpapers.filter(({ family }) => family === first.family);
  const picked = new Set([first]);
  const count = random.pick(wallpaperCounts);
  while (picked.size < count) {
    picked.add(random.pick(random.between(1, 3) > 1 ? alike : wallpapers));
  }
  return [...picked];
}

/** Makes a text from phrases, in which `{room}`, `{paper}`, `{city}` and `{days}` are replaced. */
function textOf(random: Random, rating: number, wallpaper: Wallpaper, city: string): string {
  const mood = rating >= 4 ? 'happy' : rating === 3 ? 'mixed' : 'unhappy';
  const { openings, middles, endings } = phrases[mood];
  const values = {
    room: random.pick(rooms[random.pick(wallpaper.family.categories)] ?? []),
    paper: wallpaper.name.replace(/ in .*/, ''),
    city,
    days: random.between(3, 6) + (rating < 4 ? 8 : 0),
  };
  const sentences = [random.pick(openings), random.pick(middles)];
  if (random.between(1, 3) === 1) sentences.push(random.pick(middles));
  sentences.push(random.pick(endings));
  return fillIn([...new Set(sentences)].join(' ').trim(), values);
}

/** First the reviewed wallpapers in rooms, then their sheets. */
function imagesOf(random: Random, reviewed: readonly Wallpaper[]): string[] {
  const paths = [roomPath, sheetPath].flatMap((path) => reviewed.map(({ wpId }) => path(wpId)));
  return paths.slice(0, random.pick(imageCounts));
}
