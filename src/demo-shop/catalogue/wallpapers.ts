import { type Palette, palettes } from '../drawing/colours';
import { type Family, families } from './families';

/** One wallpaper as it is sold: a design of a family in a colourway. */
export interface Wallpaper {
  readonly wpId: string;
  readonly name: string;
  readonly slug: string;
  readonly family: Family;
  /** Which of the family's five designs: 0 to 4. */
  readonly variant: number;
  readonly palette: Palette;
  /** What its drawing follows from; the colourways of a design have the same one. */
  readonly seed: number;
}

const COLOURWAYS = 6;

/** The shop's range: every design in its first colourway, then in its second, and so on. */
export const wallpapers: readonly Wallpaper[] = Array.from({ length: COLOURWAYS * 5 }, (_, index) =>
  families.map((family, position) => {
    const [colourway, variant] = [Math.floor(index / 5), index % 5];
    const names = family.palettes;
    const palette = palettes[names[(variant + colourway * 2) % names.length] ?? 'ivory'];
    const name = `${family.designs[variant] ?? ''} ${family.noun} in ${palette.name}`;
    return { name, slug: slugOf(name), family, variant, palette, seed: position * 5 + variant };
  }),
)
  .flat()
  .map((rest, index) => ({ wpId: `WP-${String(index + 1).padStart(4, '0')}`, ...rest }));

const byId = new Map(wallpapers.map((wallpaper) => [wallpaper.wpId, wallpaper]));

export function wallpaperOf(wpId: string): Wallpaper | undefined {
  return byId.get(wpId);
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
