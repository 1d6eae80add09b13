import { makePerson } from '../content/people';
import type { Random } from '../random';

/** Somebody who orders, and where it goes. */
export interface Customer {
  readonly name: string;
  /** Not of those who order as guests. */
  readonly mobile: string | null;
  readonly address: string;
  readonly city: string;
}

export function makeCustomer(random: Random): Customer {
  const { firstName, lastName, city } = makePerson(random);
  const house = random.between(1, 25) === 1 ? longHouse : random.pick(houses);
  const pinCode = random.between(110, 799) * 1000 + random.between(1, 99);
  return {
    name: `${firstName} ${lastName}`,
    mobile: random.between(1, 60) === 1 ? null : mobileNumber(random),
    address: `${house(random)}, ${random.pick(streets)}, ${city} ${pinCode}`,
    city,
  };
}

function mobileNumber(random: Random): string {
  const digits = String(random.between(6_000_000_000, 9_999_999_999));
  if (random.between(1, 12) > 1) return digits;
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
}

const letter = (random: Random) => random.pick([...'ABCDEFGH']);

const houses: readonly ((random: Random) => string)[] = [
  (random) => `${random.between(1, 240)}`,
  (random) => `House No. ${random.between(1, 480)}`,
  (random) => `Flat ${random.between(1, 18)}0${random.between(1, 8)}, Tower ${letter(random)}`,
  (random) => `${letter(random)}-${random.between(1, 90)}, 1st Floor`,
  (random) => `Plot ${random.between(1, 320)}, Sector ${random.between(1, 62)}`,
  (random) => `Shop ${random.between(1, 40)}, Ground Floor, City Arcade`,
];

/** As people write it whose parcels have been lost before. */
const longHouse = (random: Random) =>
  `Flat No. ${random.between(1, 24)}0${random.between(1, 8)}, ${random.between(4, 20)}th Floor, Wing ${letter(random)}, ` +
  'Shree Siddhivinayak Cooperative Housing Society Limited, behind the old petrol pump, opposite the second gate of ' +
  'the municipal garden (please call from the gate, the lift to the upper floors is at the back)';

const streets = [
  ...['MG Road', 'Station Road', 'Gandhi Nagar', 'Nehru Colony', 'Lake View Road', 'Shivaji Nagar'],
  ...['Civil Lines', 'Green Park Extension', 'Rajendra Nagar', 'Model Town', 'Ring Road'],
  ...['Laxmi Vihar, near the Hanuman temple', 'Old Market Lane', 'Tagore Avenue'],
  'Sarojini Enclave',
];
