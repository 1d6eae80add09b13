import type { EntityConfig } from '../../entities/entity-config';
import { entityConfig } from '../../entities/testing';

export const installer: EntityConfig = entityConfig({
  name: 'installer',
  label: 'Installer',
  fields: [
    { name: 'name', type: 'text', required: true, max: 40 },
    { name: 'phone', label: 'Phone', type: 'phone', required: true, unique: true },
    { name: 'rate', type: 'money', min: 0, default: 450 },
    { name: 'notes', type: 'text' },
  ],
  form: ['name', 'phone', 'rate'],
});

let nextPhone = 9_000_000_000;

/** The input of an add form, with a different phone every time. */
export function person(more: object = {}): { name: string; phone: string } {
  nextPhone += 1;
  return { name: 'Ramesh', phone: String(nextPhone), ...more };
}
