import type { FieldBase } from './field-model';

/** The data with which the tests common to all field types test one of them. */
export interface FieldFixtures<Field> {
  /** An optional field without bounds. */
  readonly field: Field;
  /** What other files say about the field. */
  readonly linked?: Pick<FieldBase, 'target'>;
  /** Canonical values, ordinary and strange, that the field accepts. */
  readonly values: readonly unknown[];
  /** Texts that people type or servers send, and the value that each means. */
  readonly readings: readonly (readonly [input: unknown, value: unknown])[];
  /** Inputs that the field must reject and return unchanged. */
  readonly bad: readonly unknown[];
  /**
   * Texts to type for the n-th row of a test, the best first: a field's own rules may exclude some.
   * If the type allows it, they include `mark`, which no other test uses.
   */
  readonly texts: (n: number, mark: string) => readonly string[];
}

const WORDS = ['mango', 'Banyan', 'cedar', 'Ashoka', 'neem', 'Deodar', 'peepal', 'Teak'];

/** A word for each number: neighbours differ in order and case. */
function wordOf(n: number): string {
  const word = WORDS[n % WORDS.length] ?? '';
  return n < WORDS.length ? word : `${word} ${n}`;
}

export function textsOf(n: number, mark: string): readonly string[] {
  const word = wordOf(n);
  return [`${mark} ${word}`, word, `${mark}-${n}`.toUpperCase(), `${mark}-${n}`, `${1000 + n}`];
}

export function numbersOf(n: number): readonly string[] {
  return [`${((n * 7) % 100) * 10 + n + 10}`, `${n + 1}`, `${n / 100}`];
}

/** `length` digits that no other row has. */
export function digitsOf(n: number, mark: string, length: number): string {
  const hash = [...`${mark} ${n}`].reduce(
    (sum, character) => (sum * 131n + BigInt(character.charCodeAt(0))) % 1_000_000_007n,
    7n,
  );
  return String(hash * 97n)
    .slice(-length)
    .padStart(length, '0');
}
