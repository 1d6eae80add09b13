import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of each file in a folder that is part of the product, without tests and their helpers. */
export function productCode(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}
