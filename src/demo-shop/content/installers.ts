import { hasVerhoeffChecksum } from '../../field-types/aadhaar/verhoeff';
import type { Input } from '../../server/rows/check-input';
import type { Random } from '../random';
import { makePerson } from './people';

const COUNT = 200;

/** Fictional installers. Their phone numbers are valid only in form. */
export function demoInstallers(random: Random): Input[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const { firstName, lastName, city } = makePerson(random);
    return {
      name: `${firstName} ${lastName}`,
      city,
      phone: mobileNumber(random, index),
      aadhaarNo: aadhaarNumber(random),
      rate: random.between(12, 60) * 25,
    };
  });
}

/** No two numbers are the same: 617 and 1000 have no common divisor, so no ending occurs twice. */
function mobileNumber(random: Random, index: number): string {
  const start = String(random.between(6_000_000, 9_999_999));
  return start + String((index * 617 + 131) % 1000).padStart(3, '0');
}

function aadhaarNumber(random: Random): string {
  const digits = String(random.between(20_000_000_000, 99_999_999_999));
  const numbers = Array.from('0123456789', (check) => digits + check);
  return numbers.find(hasVerhoeffChecksum) ?? digits;
}
