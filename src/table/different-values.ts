import { type Numbers, numbersUpTo, withRoomFor } from './numbers';
import { type SlicedWork, slicedForEach } from './sliced-work';

/** The different values of rows, and for each row the number of its value. */
export interface DifferentValues<Value> extends SlicedWork {
  readonly values: readonly Value[];
  readonly numbers: () => Numbers;
}

/** Reads the value of each row once. Calls `valueIn` once for each different value. */
export function differentValues<Row, Raw, Value>(
  rows: readonly Row[],
  read: (row: Row, index: number) => Raw,
  valueIn: (raw: Raw) => Value,
): DifferentValues<Value> {
  const numberOf = new Map<unknown, number>();
  const values: Value[] = [];
  let numbers = numbersUpTo(0, rows.length);
  const { work } = slicedForEach(rows, (row, index) => {
    const raw = read(row, index);
    // Lists from other servers are objects, equal ones included, so they are compared as text.
    const same = typeof raw === 'object' && raw !== null ? JSON.stringify(raw) : raw;
    let number = numberOf.get(same);
    if (number === undefined) {
      number = values.push(valueIn(raw)) - 1;
      numberOf.set(same, number);
      numbers = withRoomFor(number, numbers);
    }
    numbers[index] = number;
  });
  return { work, values, numbers: () => numbers };
}
