import type { Input } from '../../server/entities/check-input';
import { type Wallpaper, wallpapers } from '../catalogue/wallpapers';
import { thumbnailPath } from '../pictures/picture-paths';
import type { Random } from '../random';
import { followIndex } from './follow-index';

/** The rows of all wallpapers. Some of their texts are longer than search engines show. */
export function demoProducts(random: Random): Input[] {
  return wallpapers.map((wallpaper) => ({
    wpId: wallpaper.wpId,
    name: wallpaper.name,
    slug: wallpaper.slug,
    metaTitle: random.pick(titles)(wallpaper),
    metaDescription: random.pick(descriptions)(wallpaper),
    followIndex: followIndex(random),
    imgThumb: thumbnailPath(wallpaper.wpId),
  }));
}

type Text = (wallpaper: Wallpaper) => string;

const titles: readonly Text[] = [
  ({ name }) => `${name} | Paperhanger`,
  ({ name }) => `${name} | Paperhanger`,
  ({ name, family }) => (family.kind === 'Mural' ? name : `${name} Wallpaper`),
  ({ name }) => `Buy ${name} Online | Paperhanger`,
  ({ name, family }) =>
    `${name} – Custom ${family.kind} for Walls, Printed to Size, Best Price in India | Paperhanger`,
];

const descriptions: readonly Text[] = [
  (one) =>
    `${one.name}: ${one.family.pitch}. Printed to the size of your wall, from ₹${one.family.rate} per sq. ft.`,
  (one) =>
    `${one.name}, ${one.family.pitch}. Washable, tear-resistant and free of PVC. Delivered all over India in 5 to 7 days.`,
  (one) =>
    `Order ${one.name} online: ${one.family.pitch}. Free sample, printing to size and our own installers in 40 cities.`,
  (one) =>
    `${one.name}: ${one.family.pitch}. ${one.family.story.split('. ')[0]}. Printed to the size of your wall, from ₹${one.family.rate} per sq. ft., with free delivery above ₹5,000.`,
];
