import type { Random } from '../random';
import { regions } from '../regions';

/** Somebody who orders, and where it goes. */
export interface Customer {
  readonly name: string;
  /** Not of those who order as guests. */
  readonly mobile: string | null;
  readonly address: string;
  readonly city: string;
}

export function makeCustomer(random: Random): Customer {
  const { cities, firstNames, lastNames } = random.pick(regions);
  const city = random.pick(cities);
  return {
    name: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
    mobile: random.between(1, 60) === 1 ? null : mobileNumber(random),
    address: `${houseOf(random)}, ${random.pick(streets)}, ${city} ${pinCode(random)}`,
    city,
  };
}

function mobileNumber(random: Random): string {
  const digits = String(random.between(6_000_000_000, 9_999_999_999));
  if (random.between(1, 12) > 1) return digits;
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
}

const pinCode = (random: Random) =>
  `${random.between(110, 799)}${String(random.between(1, 99)).padStart(3, '0')}`;
const letter = (random: Random) => random.pick([...'ABCDEFGH']);

const houses: readonly ((random: Random) => string)[] = [
  (random) => `${random.between(1, 240)}`,
  (random) => `House No. ${random.between(1, 480)}`,
  (random) => `Flat ${random.between(1, 18)}0${random.between(1, 8)}, Tower ${letter(random)}`,
  (random) => `${letter(random)}-${random.between(1, 90)}, 1st Floor`,
  (random) => `Plot ${random.between(1, 320)}, Sector ${random.between(1, 62)}`,
  (random) => `Shop ${random.between(1, 40)}, Ground Floor, City Arcade`,
];

/** As people write it who once waited for a parcel in vain. */
const longHouse = (random: Random) =>
  `Flat No. ${random.between(1, 24)}0${random.between(1, 8)}, ${random.between(2, 24)}th Floor, Wing ${letter(random)}, ` +
  'Shree Siddhivinayak Cooperative Housing Society Limited, behind the old petrol pump, opposite the second gate of ' +
  'the municipal garden (please call from the gate, the lift to the upper floors is at the back)';

const houseOf = (random: Random) =>
  random.between(1, 25) === 1 ? longHouse(random) : random.pick(houses)(random);

const streets = [
  'MG Road',
  'Station Road',
  'Gandhi Nagar',
  'Nehru Colony',
  'Lake View Road',
  'Shivaji Nagar',
  'Civil Lines',
  'Green Park Extension',
  'Rajendra Nagar',
  'Model Town',
  'Laxmi Vihar, near the Hanuman temple',
  'Old Market Lane',
  'Ring Road',
  'Tagore Avenue',
  'Sarojini Enclave',
];
