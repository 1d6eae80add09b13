import { oneLine } from './json-text';
import { defaultLabel } from './resolve-config';
import { ROLES } from './roles/roles';

/** The text that a new file starts with: an entity in this group of the menu, or the roles. */
export function firstFile(name: string, group?: string): string {
  if (name === ROLES)
    return `{
  "$schema": "./roles.schema.json",
  "owner": "all"
}
`;
  const navigation = group ? `\n  "navigation": ${oneLine({ group })},` : '';
  return `{
  "$schema": "./schema.json",
  "label": ${JSON.stringify(defaultLabel(name))},${navigation}
  "fields": [
    { "name": "name", "type": "text", "required": true, "max": 120 },
    { "name": "phone", "type": "phone" },
    { "name": "notes", "type": "textarea" }
  ]
}
`;
}
