import type { Random } from '../random';
import regions from './regions.json';

/** Somebody from somewhere in India, with a name that is common there. */
export function makePerson(random: Random) {
  const { cities, firstNames, lastNames } = random.pick(regions);
  return {
    firstName: random.pick(firstNames),
    lastName: random.pick(lastNames),
    city: random.pick(cities),
  };
}
