/** Numbers in as few bytes as possible: there may be one for each of 100,000 rows. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array;

/** `count` numbers from 0 to `greatest`. */
export function numbersUpTo(greatest: number, count: number): Numbers {
  if (greatest < 2 ** 8) return new Uint8Array(count);
  return greatest < 2 ** 16 ? new Uint16Array(count) : new Uint32Array(count);
}

/** The same numbers, with room for `greatest`. */
export function withRoomFor(greatest: number, numbers: Numbers): Numbers {
  if (greatest < 2 ** (8 * numbers.BYTES_PER_ELEMENT)) return numbers;
  const roomier = numbersUpTo(greatest, numbers.length);
  roomier.set(numbers);
  return roomier;
}
