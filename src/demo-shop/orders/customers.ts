import addresses from '../content/addresses.json' with { type: 'json' };
import { makePerson } from '../content/people';
import type { Random } from '../random';

/** Somebody who orders, and the address that it goes to. */
export interface Customer {
  readonly name: string;
  /** Null for people who order as guests. */
  readonly mobile: string | null;
  readonly address: string;
  readonly city: string;
}

export function makeCustomer(random: Random): Customer {
  const { firstName, lastName, city } = makePerson(random);
  // Some people write long addresses, because their parcels have been lost before.
  const house = random.between(1, 25) === 1 ? addresses.longHouse : random.pick(addresses.houses);
  const pinCode = random.between(110, 799) * 1000 + random.between(1, 99);
  return {
    name: `${firstName} ${lastName}`,
    mobile: random.between(1, 60) === 1 ? null : mobileNumber(random),
    address: `${numbered(house, random)}, ${random.pick(addresses.streets)}, ${city} ${pinCode}`,
    city,
  };
}

function mobileNumber(random: Random): string {
  const digits = String(random.between(6_000_000_000, 9_999_999_999));
  if (random.between(1, 12) > 1) return digits;
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
}

/** Replaces `{1-9}` by a number and `{A-H}` by a letter, both random. */
function numbered(text: string, random: Random): string {
  return text.replaceAll(/\{(\w+)-(\w+)\}/g, (_, first: string, last: string) => {
    const isNumber = /^\d/.test(first);
    return isNumber
      ? String(random.between(Number(first), Number(last)))
      : String.fromCharCode(random.between(first.charCodeAt(0), last.charCodeAt(0)));
  });
}
