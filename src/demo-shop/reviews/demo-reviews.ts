import type { Input } from '../../server/entities/check-input';
import { type Wallpaper, wallpapers } from '../catalogue/wallpapers';
import { roomPath, sheetPath } from '../pictures/picture-paths';
import type { Random } from '../random';
import { regions } from '../regions';
import { happy, mixed, type Phrases, roomsOf, unhappy } from './phrases';

const COUNT = 300;

const ratings = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 2, 1];
const counts = {
  wallpapers: [1, 1, 1, 1, 1, 1, 2, 2, 3, 4],
  images: [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5],
};

/** Made-up reviews of the shop's wallpapers; their pictures are the shop's own rooms and sheets. */
export function demoReviews(random: Random): Input[] {
  return Array.from({ length: COUNT }, () => {
    const reviewed = pickWallpapers(random);
    const rating = random.pick(ratings);
    const { cities, firstNames, lastNames } = random.pick(regions);
    return {
      name: nameOf(random, random.pick(firstNames), random.pick(lastNames)),
      wpId: reviewed.map(({ wpId }) => wpId),
      description: textOf(random, rating, reviewed, random.pick(cities)),
      rating,
      status: isShown(random, rating) ? 1 : 0,
      review_images: imagesOf(random, reviewed),
    };
  });
}

/** People who buy several often take what goes together: colourways of a design. */
function pickWallpapers(random: Random): Wallpaper[] {
  const first = random.pick(wallpapers);
  const alike = wallpapers.filter(({ family }) => family === first.family);
  const picked = new Set([first]);
  const count = random.pick(counts.wallpapers);
  while (picked.size < count) {
    picked.add(random.pick(random.between(1, 3) > 1 ? alike : wallpapers));
  }
  return [...picked];
}

function nameOf(random: Random, first: string, last: string): string {
  const form = random.between(1, 10);
  if (form === 1) return first;
  return form <= 3 ? `${first} ${last.slice(0, 1)}.` : `${first} ${last}`;
}

function textOf(
  random: Random,
  rating: number,
  [wallpaper]: readonly Wallpaper[],
  city: string,
): string {
  const { openings, middles, endings }: Phrases =
    rating >= 4 ? happy : rating === 3 ? mixed : unhappy;
  const families = wallpaper?.family.categories ?? [];
  const values: Readonly<Record<string, string>> = {
    room: random.pick(roomsOf[random.pick(families)]),
    paper: wallpaper?.name.replace(/ in .*/, '') ?? '',
    city,
    days: String(random.between(3, 6) + (rating < 4 ? 8 : 0)),
  };
  const sentences = [random.pick(openings), random.pick(middles)];
  if (random.between(1, 3) === 1) sentences.push(random.pick(middles));
  sentences.push(random.pick(endings));
  return [...new Set(sentences)]
    .filter((sentence) => sentence !== '')
    .join(' ')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** The shop shows most reviews, bad ones less often. */
function isShown(random: Random, rating: number): boolean {
  return random.between(1, 10) <= (rating >= 3 ? 9 : 6);
}

function imagesOf(random: Random, reviewed: readonly Wallpaper[]): string[] {
  const images = new Set<string>();
  const rooms = reviewed.map(({ wpId }) => roomPath(wpId));
  const sheets = reviewed.map(({ wpId }) => sheetPath(wpId));
  const others = wallpapers.filter(({ seed }) => reviewed.some((one) => one.seed === seed));
  const choice = [...rooms, ...sheets, ...others.map(({ wpId }) => roomPath(wpId))];
  const count = Math.min(random.pick(counts.images), new Set(choice).size);
  for (const room of rooms.slice(0, count)) images.add(room);
  while (images.size < count) images.add(random.pick(choice));
  return [...images];
}
