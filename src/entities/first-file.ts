import { defaultLabel } from './resolve-config';
import { ROLES_FILE } from './roles/roles';

/** A first file of this name, to be edited: of an entity, or the roles. */
export function firstFile(name: string): string {
  if (`${name}.json` === ROLES_FILE)
    return `{
  "$schema": "./roles.schema.json",
  "owner": "all"
}
`;
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
