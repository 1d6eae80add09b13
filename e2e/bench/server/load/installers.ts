import { hasVerhoeffChecksum } from '../../../../src/field-types/aadhaar/verhoeff';

/** A row as the server answers with it. */
export interface Installer {
  readonly id: number;
  readonly version: number;
}

/** What the form of the n-th installer sends. */
export function newInstaller(n: number) {
  return {
    name: `Person ${n}`,
    city: 'Pune',
    phone: String(6_000_000_000 + n),
    aadhaarNo: withCheckDigit(String(20_000_000_000 + n)),
    rate: '35.50',
  };
}

function withCheckDigit(digits: string): string {
  const all = Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`);
  return all.find(hasVerhoeffChecksum) ?? digits;
}
