import content from '../content/palettes.json' with { type: 'json' };

/** The colours of a wallpaper. From `ground` to `strong` they contrast more and more. */
export interface Palette extends Record<(typeof NAMES)[number], string> {
  /** The name under which the colourway is sold. */
  readonly name: string;
}

const NAMES = ['ground', 'tone', 'soft', 'main', 'strong', 'accent'] as const;

/** Neighbours contrast, so that wallpapers listed next to each other do. */
export const palettes: readonly Palette[] = Object.entries(content).map(([name, colours]) => {
  const [ground = '', tone = '', soft = '', main = '', strong = '', accent = ''] = colours
    .split(' ')
    .map((colour) => `#${colour}`);
  return { name, ground, tone, soft, main, strong, accent };
});

type Colours = Readonly<Record<string, string>>;

/** Fills the colours into an SVG: `{main}`, or as a mixture in per cent, `{main 60 #ffffff 40}`. */
export function coloured(svg: string, colours: Colours): string {
  return svg.replaceAll(/\{([^}]+)\}/g, (_, mixture: string) => mix(mixture, colours));
}

/** Colours for furniture that go with a wall, yet stand out from it. */
export function furnitureFor(wall: Palette): Colours {
  const [red, green, blue] = channels(wall.ground);
  // Light furniture stands out from a dark ground.
  const isDark = red * 0.3 + green * 0.59 + blue * 0.11 < 120;
  const mixtures = isDark
    ? { plain: '#d9cfc0', first: 'main 60 soft 40', second: 'strong', leaf: '#5f8058' }
    : {
        plain: '#8d8781 72 main 28',
        first: 'accent',
        second: 'tone 65 #ffffff 35',
        leaf: '#55774f 80 strong 20',
      };
  const entries = Object.entries(mixtures).map(([name, mixture]) => [
    name,
    mix(mixture, { ...wall }),
  ]);
  const colours: Colours = Object.fromEntries(entries);
  return { ...colours, rug: mix('first 60 #e9e2d6 40', colours) };
}

function mix(mixture: string, colours: Colours): string {
  const parts = [...mixture.matchAll(/(\S+)(?: (\d+))?/g)];
  const mixed = [0, 1, 2].map((channel) => {
    const shares = parts.map(([, name = '', share = 100]) => {
      return ((channels(colours[name] ?? name)[channel] ?? 0) * Number(share)) / 100;
    });
    return Math.round(shares.reduce((sum, share) => sum + share));
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): readonly [red: number, green: number, blue: number] {
  const part = (index: number) => Number.parseInt(colour.slice(index, index + 2), 16);
  return [part(1), part(3), part(5)];
}
