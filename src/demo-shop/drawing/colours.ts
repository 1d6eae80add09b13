import content from '../content/palettes.json' with { type: 'json' };

/** The colours of a wallpaper. From `ground` to `strong` they contrast more and more. */
export interface Palette {
  /** As the colourway is sold. */
  readonly name: string;
  readonly ground: string;
  readonly tone: string;
  readonly soft: string;
  readonly main: string;
  readonly strong: string;
  readonly accent: string;
}

/** Neighbours contrast, so that the wallpapers that are listed together do. */
export const palettes: readonly Palette[] = Object.entries(content).map(([name, colours]) => {
  const [ground = '', tone = '', soft = '', main = '', strong = '', accent = ''] = colours
    .split(' ')
    .map((colour) => `#${colour}`);
  return { name, ground, tone, soft, main, strong, accent };
});

type Channels = readonly [red: number, green: number, blue: number];

/** The colour that lies `share` of the way from one to another. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share);
export const darker = (colour: string, share: number) => mix(colour, '#000000', share);

/** Whether white would show on it. */
export function isDark(colour: string): boolean {
  const [red, green, blue] = channels(colour);
  return red * 0.3 + green * 0.59 + blue * 0.11 < 120;
}

function channels(colour: string): Channels {
  const part = (index: number) => Number.parseInt(colour.slice(index, index + 2), 16);
  return [part(1), part(3), part(5)];
}
