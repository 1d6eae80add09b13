import type { Input } from '../../server/rows/check-input';
import { wallpapers } from '../catalogue/wallpapers';
import { fillIn } from '../fill-in';
import { thumbnailPath } from '../pictures/picture-paths';
import type { Random } from '../random';
import texts from './meta-texts.json' with { type: 'json' };

/** The rows of all wallpapers. Some of their texts are longer than search engines show. */
export function demoProducts(random: Random): Input[] {
  return wallpapers.map(({ wpId, name, slug, family: { noun, pitch, rate, story } }) => {
    const isMural = noun.includes('Mural');
    const [kind, fullName] = isMural ? ['Mural', name] : ['Wallpaper', `${name} Wallpaper`];
    const values = { name, kind, fullName, pitch, rate, beginning: story.split('. ')[0] ?? '' };
    return {
      wpId,
      name,
      slug,
      metaTitle: fillIn(random.pick(texts.titles), values),
      metaDescription: fillIn(random.pick(texts.descriptions), values),
      followIndex: followIndex(random.real(0, 1)),
      imgThumb: thumbnailPath(wpId),
    };
  });
}

/** Mostly indexed and followed, as in any shop. */
function followIndex(share: number): string {
  if (share < 0.8) return 'index, follow';
  if (share < 0.91) return 'noindex, follow';
  return share < 0.97 ? 'index, nofollow' : 'noindex, nofollow';
}
