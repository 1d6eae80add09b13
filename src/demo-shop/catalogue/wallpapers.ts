import { slugOf } from '../../field-types/slug/slug-of';
import families from '../content/families.json' with { type: 'json' };
import { type Palette, palettes } from '../drawing/colours';

/** A wallpaper as it is sold: one design of a family, in one colourway. */
export interface Wallpaper {
  readonly wpId: string;
  readonly name: string;
  readonly slug: string;
  /** Wallpapers that are drawn and sold alike: five designs, each in up to nine colourways. */
  readonly family: (typeof families)[number];
  /** Which of the family's five designs: 0 to 4. */
  readonly variant: number;
  readonly palette: Palette;
}

const COLOURWAYS = 9;
const COUNT = 300;

/** The shop's range: every design in its first colourway, then in its second, and so on. */
export const wallpapers: readonly Wallpaper[] = times(COLOURWAYS)
  .flatMap((colourway) =>
    times(5).flatMap((variant) =>
      families.flatMap((family, position) => {
        const palette = palettes[(position * 3 + variant * 5 + colourway * 2) % palettes.length];
        if (!palette) return [];
        const name = `${family.designs[variant]} ${family.noun} in ${palette.name}`;
        return { name, slug: slugOf(name), family, variant, palette };
      }),
    ),
  )
  .slice(0, COUNT)
  .map((rest, index) => ({ wpId: `WP-${String(index + 1).padStart(4, '0')}`, ...rest }));

function times(count: number): number[] {
  return [...Array(count).keys()];
}

const byId = new Map(wallpapers.map((wallpaper) => [wallpaper.wpId, wallpaper]));

export function wallpaperOf(wpId: string): Wallpaper | undefined {
  return byId.get(wpId);
}
