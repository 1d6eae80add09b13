import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Weight = 'light' | 'regular' | 'semibold';

/** A font file, and which letters it has. */
export interface FontFile {
  /** The name that a document knows it by. */
  readonly name: string;
  readonly bytes: Buffer;
  has(codePoint: number): boolean;
}

/** Latin and Devanagari stand in one font. */
const MAIN = 'noto-sans';

/** India's other scripts, each in a font of its own that has Latin letters too. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Bengali}/u, 'noto-sans-bengali'],
  [/\p{Script=Gujarati}/u, 'noto-sans-gujarati'],
  [/\p{Script=Gurmukhi}/u, 'noto-sans-gurmukhi'],
  [/\p{Script=Kannada}/u, 'noto-sans-kannada'],
  [/\p{Script=Malayalam}/u, 'noto-sans-malayalam'],
  [/\p{Script=Oriya}/u, 'noto-sans-oriya'],
  [/\p{Script=Tamil}/u, 'noto-sans-tamil'],
  [/\p{Script=Telugu}/u, 'noto-sans-telugu'],
];

const styles: Readonly<Record<Weight, string>> = {
  light: '300Light',
  regular: '400Regular',
  semibold: '600SemiBold',
};

const loaded = new Map<string, FontFile>();

// From where this file is, in the sources or built: the packages stand in the same folder for both.
const { resolve } = createRequire(import.meta.url);

/** The font that a text is set in. */
export function fontFor(text: string, weight: Weight): FontFile {
  const family = scripts.find(([script]) => script.test(text))?.[1] ?? MAIN;
  const name = `${family} ${weight}`;
  const font = loaded.get(name) ?? load(name, family, styles[weight]);
  loaded.set(name, font);
  return font;
}

function load(name: string, family: string, style: string): FontFile {
  const base = family.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const path = resolve(`@expo-google-fonts/${family}/${style}/${base}_${style}.ttf`);
  const bytes = readFileSync(path);
  const font = singleFont(create(bytes), path);
  return { name, bytes, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}

function singleFont(font: ReturnType<typeof create>, path: string): Font {
  if ('fonts' in font) throw new Error(`${path} is a collection of fonts.`);
  return font;
}
