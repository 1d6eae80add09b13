interface Lines {
  readonly rows: number;
  /** With this, there is a character counter below the box. */
  readonly recommendedMax?: number | undefined;
}

/** The height of a box for `rows` lines of text. */
export function boxHeight({ rows, recommendedMax }: Lines): string {
  const box = rows === 1 ? '2.25rem' : `${rows}lh + 1rem + 2px`;
  return `calc(${box} + ${recommendedMax === undefined ? 0 : 1.25}rem)`;
}
