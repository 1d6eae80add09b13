import { defaultLabel } from './resolve-config';

/** A first entity file, to be edited. */
export function firstFile(name: string): string {
  return `{
  "$schema": "./schema.json",
  "label": ${JSON.stringify(defaultLabel(name))},
  "fields": [
    { "name": "name", "label": "Name", "type": "text", "required": true, "max": 120 },
    { "name": "phone", "label": "Phone", "type": "phone" },
    { "name": "notes", "label": "Notes", "type": "textarea" }
  ]
}
`;
}
