// Verhoeff's dihedral check digit (J. Verhoeff, 1969), which Aadhaar numbers end in.
const MULTIPLY = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const PERMUTE = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/** Whether a string of digits ends in the right Verhoeff check digit. */
export function hasVerhoeffChecksum(digits: string): boolean {
  let check = 0;
  [...digits].reverse().forEach((digit, index) => {
    const permuted = Number(PERMUTE[index % 8]?.[Number(digit)]);
    check = Number(MULTIPLY[check]?.[permuted]);
  });
  return check === 0;
}
