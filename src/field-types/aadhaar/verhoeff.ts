/** The permutation of Verhoeff's check digit (J. Verhoeff, 1969), which is the last digit of Aadhaar numbers. */
const PERMUTE = '1576283094';

/** Whether a string of digits ends in the right Verhoeff check digit. */
export function hasVerhoeffChecksum(digits: string): boolean {
  let check = 0;
  [...digits].reverse().forEach((char, index) => {
    let digit = Number(char);
    for (let count = index % 8; count > 0; count -= 1) digit = Number(PERMUTE[digit]);
    check = multiply(check, digit);
  });
  return check === 0;
}

/** Multiplies in the group of the five turns (0–4) and five mirrorings (5–9) of a pentagon. */
function multiply(a: number, b: number): number {
  const turn = a < 5 ? a + b : a - b;
  return ((turn + 10) % 5) + (a < 5 === b < 5 ? 0 : 5);
}
