import type { Input } from '../../server/entities/check-input';
import { type Wallpaper, wallpapers } from '../catalogue/wallpapers';
import { thumbnailPath } from '../pictures/picture-paths';
import type { Random } from '../random';

/** The rows of all wallpapers. Some of their texts are longer than search engines show. */
export function demoProducts(random: Random): Input[] {
  return wallpapers.map((wallpaper) => ({
    wpId: wallpaper.wpId,
    name: wallpaper.name,
    slug: wallpaper.slug,
    metaTitle: random.pick(titles)(wallpaper),
    metaDescription: random.pick(descriptions)(wallpaper),
    followIndex: followIndex(random.real(0, 1)),
    imgThumb: thumbnailPath(wallpaper.wpId),
  }));
}

/** Mostly indexed and followed, as in any shop. */
function followIndex(share: number): string {
  if (share < 0.8) return 'index, follow';
  if (share < 0.91) return 'noindex, follow';
  return share < 0.97 ? 'index, nofollow' : 'noindex, nofollow';
}

const isMural = (name: string) => name.includes(' Mural ');

type Text = (wallpaper: Wallpaper) => string;

const titles: readonly Text[] = [
  ({ name }) => `${name} | Paperhanger`,
  ({ name }) => `${name} | Paperhanger`,
  ({ name }) => (isMural(name) ? name : `${name} Wallpaper`),
  ({ name }) => `Buy ${name} Online | Paperhanger`,
  ({ name }) =>
    `${name} – Custom ${isMural(name) ? 'Mural' : 'Wallpaper'} for Walls, Printed to Size, Best Price in India | Paperhanger`,
];

const descriptions: readonly Text[] = [
  ({ name, family: { pitch, rate } }) =>
    `${name}: ${pitch}. Printed to the size of your wall, from ₹${rate} per sq. ft.`,
  ({ name, family: { pitch } }) =>
    `${name}, ${pitch}. Washable, tear-resistant and free of PVC. Delivered all over India in 5 to 7 days.`,
  ({ name, family: { pitch } }) =>
    `Order ${name} online: ${pitch}. Free sample, printing to size and our own installers in 40 cities.`,
  ({ name, family: { pitch, rate, story } }) =>
    `${name}: ${pitch}. ${story.split('. ')[0]}. Printed to the size of your wall, from ₹${rate} per sq. ft., with free delivery above ₹5,000.`,
];
