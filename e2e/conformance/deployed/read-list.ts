import type { APIResponse } from '@playwright/test';
import { rowsIn } from '../../../src/api/lists';
import { readLoosely } from '../../../src/common/read-loosely';
import type { Row } from '../../../src/entities/row';

type Say = (sentence: string) => void;

interface ListSource<Content> {
  readonly path: string;
  /** Undefined for what is not such a list. */
  readonly read: (json: unknown) => Content | undefined;
  /** What the list is, in words. */
  readonly is: string;
}

/** The content of a list; says why there is none. */
export async function readList<Content>(
  answer: APIResponse,
  { path, read, is }: ListSource<Content>,
  say: Say,
): Promise<Content | undefined> {
  if (!answer.ok()) {
    say(`There is no list: ${path} answers ${answer.status()}.`);
    return undefined;
  }
  const text = (await answer.text()).trim();
  const content = read(readLoosely(text));
  if (content === undefined) say(`${path} does not answer with ${is}: ${text.slice(0, 60)}`);
  return content;
}

/** The rows of an entity's list; says why there are none. */
export const readRows = (answer: APIResponse, path: string, say: Say) =>
  readList<readonly Row[]>(answer, { path, read: rowsIn, is: 'an array of rows' }, say);
