import { type Palette, palettes } from '../drawing/palettes';
import type { Family } from './family';
import { murals } from './murals';
import { patterns } from './patterns';
import { surfaces } from './surfaces';

/** One wallpaper as it is sold: a design of a family in a colourway. */
export interface Wallpaper {
  readonly wpId: string;
  readonly name: string;
  readonly slug: string;
  readonly family: Family;
  /** Which of the family's four designs. */
  readonly design: number;
  readonly palette: Palette;
  /** What its drawing follows from; the colourways of a design are drawn alike. */
  readonly seed: number;
}

const families: readonly Family[] = [...patterns, ...surfaces, ...murals];
const COLOURWAYS = 3;

/** The shop's range: every design in its first colourway, then in its second, then in its third. */
export const wallpapers: readonly Wallpaper[] = Array.from({ length: COLOURWAYS }, (_, colourway) =>
  Array.from({ length: 4 }, (_, design) =>
    families.map((family, index) => ({ family, index, design, colourway })),
  ).flat(),
)
  .flat()
  .map(({ family, index, design, colourway }, count) => {
    const names = family.palettes;
    const palette = palettes[names[(design * 2 + colourway * 3) % names.length] ?? 'ivory'];
    const name = `${family.designs[design] ?? ''} ${family.noun} in ${palette.name}`;
    return {
      wpId: `WP-${String(count + 1).padStart(4, '0')}`,
      name,
      slug: slugOf(name),
      family,
      design,
      palette,
      seed: index * 4 + design,
    };
  });

const byId: ReadonlyMap<string, Wallpaper> = new Map(
  wallpapers.map((wallpaper) => [wallpaper.wpId, wallpaper]),
);

export function wallpaperOf(wpId: string): Wallpaper | undefined {
  return byId.get(wpId);
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
