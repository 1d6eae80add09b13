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

function palette(name: string, colours: string): Palette {
  const [ground = '', tone = '', soft = '', main = '', strong = '', accent = ''] = colours
    .split(' ')
    .map((colour) => `#${colour}`);
  return { name, ground, tone, soft, main, strong, accent };
}

/** Neighbours contrast, so that the wallpapers that are listed together do. */
export const palettes = [
  palette('Ivory Gold', 'f6efe0 ecdfc6 dcc48f bf9b52 86652d 7d8f69'),
  palette('Wine & Rose', '3c1022 4f1930 82324e c06a80 eac38f f6dcd2'),
  palette('Aqua Mint', 'e5f2ed d0e6de 98cab9 4d9c8c 1d5d51 eda088'),
  palette('Powder Blue', 'e8eff3 d5e2ea a8c3d3 6592b0 305975 dea35c'),
  palette('Plum Copper', '2b1836 382243 624078 a081b5 dca070 f3dfd0'),
  palette('Marigold', 'faf0d9 f2e0b4 e6bf63 ca8f22 754f16 4d6a6d'),
  palette('Sage Leaf', 'eef0e5 dde3d2 b5c4a2 7e9a6f 456145 d3a05f'),
  palette('Charcoal Brass', '26282c 32353a 565b63 949aa2 cfa75c ece6d8'),
  palette('Blush Rose', 'f8eae4 f1d8ce e3b3a4 c98472 8a4a42 b9924f'),
  palette('Stone Grey', 'efede8 dfdcd5 bfbab0 8f897e 4f4b45 c08a50'),
  palette('Emerald Gold', '0e3b34 164a41 2d7263 61a78f d8b467 f4e4ba'),
  palette('Sky Holiday', 'e2f1fa c9e5f4 f7ca72 ee8a6c 3f81b5 ffffff'),
  palette('Midnight Gold', '131d3a 1b294e 344a80 7389be e0bd73 f6ead0'),
  palette('Lavender Haze', 'f0ecf5 e1daec bdadd4 8d76b3 54437a dfa36d'),
  palette('Olive Grove', 'f1eedd e2ddc0 c0b983 8a8648 4d4d25 c4693f'),
  palette('Coral Peach', 'fdefe4 f9d9c8 f3ab8d e48062 a3472f 2f7f86'),
  palette('Ink & Paper', '15181d 1f242b 3f4751 8d959f f0efea d2483f'),
  palette('Snow Graphite', 'f7f6f3 e9e7e2 c5c2bb 84817b 2c2b2a c49c4b'),
  palette('Desert Sand', 'f8e7cc f0d3a6 e0a96c c3803f 75411f fff4de'),
  palette('Indigo Dye', '1c3260 25407a 4468a8 90b0dc f1f3f7 f0c987'),
  palette('Terracotta', 'f7e9dc eed4c0 dfa27f c26a45 7a3926 3f5e5a'),
  palette('Peacock Teal', '0b3f47 12515b 1f7a80 5cb5ac f2c767 ef8e6c'),
  palette('Forest Night', '12261e 1a362a 35593f 72976d d9cf9d e7a977'),
] as const;

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
