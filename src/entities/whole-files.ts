import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { missing } from '../common/has-code';

/** Writes a file, or removes it if the text is null. */
export async function writeText(file: string, text: string | null): Promise<void> {
  if (text === null) await rm(file, { force: true });
  else if ((await readText(file)) !== text) await writeWhole(file, text);
}

/** The text of a file; null if there is none. */
export async function readText(file: string): Promise<string | null> {
  return (await readFile(file, 'utf8').catch(missing)) ?? null;
}

/** Writes a file atomically: the file is either unchanged or complete, even after a power cut. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  // Another server that shares the folder may be writing the same file.
  const part = `${file}.${crypto.randomUUID()}.part`;
  try {
    await writeFile(part, content, { flush: true });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
