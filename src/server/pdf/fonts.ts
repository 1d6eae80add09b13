import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

export type Weight = 'light' | 'regular' | 'semibold';

export interface FontFile {
  /** Its name in a document. */
  readonly name: string;
  readonly bytes: Buffer;
  has(codePoint: number): boolean;
}

/** Latin and Devanagari. */
const MAIN = 'noto-sans';

/** India's other scripts have separate fonts, which also have Latin letters. */
const scripts = 'Bengali Gujarati Gurmukhi Kannada Malayalam Oriya Tamil Telugu'
  .split(' ')
  .map(
    (name) => [new RegExp(`\\p{Script=${name}}`, 'u'), `${MAIN}-${name.toLowerCase()}`] as const,
  );

const styles: Readonly<Record<Weight, string>> = {
  light: '300Light',
  regular: '400Regular',
  semibold: '600SemiBold',
};

// Packages are found both from the sources and from the built file.
const { resolve } = createRequire(import.meta.url);

/** Returns a function that finds the font for a text and loads each font once. */
export function fontCache() {
  const loaded = new Map<string, FontFile>();
  return (text: string, weight: Weight): FontFile => {
    const family = scripts.find(([script]) => script.test(text))?.[1] ?? MAIN;
    const name = `${family} ${weight}`;
    const font = loaded.get(name) ?? load(name, family, styles[weight]);
    loaded.set(name, font);
    return font;
  };
}

function load(name: string, family: string, style: string): FontFile {
  const base = family.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const path = resolve(`@expo-google-fonts/${family}/${style}/${base}_${style}.ttf`);
  const bytes = readFileSync(path);
  const font = create(bytes);
  if ('fonts' in font) throw new Error(`${path} is a font collection.`);
  return { name, bytes, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}
