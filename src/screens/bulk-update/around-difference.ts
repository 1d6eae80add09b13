import { beginning } from '../../common/beginning';

const MAX_LENGTH = 240;
const BEFORE_DIFFERENCE = 60;

/** Returns both texts, or the parts around their first difference if they are long. */
export function aroundDifference(one: string, other: string): readonly [string, string] {
  if (Math.max(one.length, other.length) <= MAX_LENGTH) return [one, other];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const start = beginning(one, Math.max(0, same - BEFORE_DIFFERENCE)).length;
  return [excerpt(one, start), excerpt(other, start)];
}

function excerpt(text: string, start: number): string {
  const end = start + MAX_LENGTH;
  const part = beginning(text.slice(start), MAX_LENGTH);
  if (part === '') return text === '' ? '' : '…';
  return `${start > 0 ? '…' : ''}${part}${end < text.length ? '…' : ''}`;
}
