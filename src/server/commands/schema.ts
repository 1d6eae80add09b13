import { readFile, writeFile } from 'node:fs/promises';
import {
  jsonSchemaText,
  referenceText,
  rolesSchemaText,
  sharedSchemaText,
} from '../../entities/generated-files';
import { explained, readArguments } from './run-command';
import { commandTexts as texts } from './texts';

await explained(async () => {
  readArguments({}, texts.schemaUsage);
  const folder = new URL('../../../entity-configs/', import.meta.url);
  await writeFile(new URL('schema.json', folder), jsonSchemaText());
  await writeFile(new URL('roles.schema.json', folder), rolesSchemaText());
  await writeFile(new URL('shared-fields.schema.json', folder), sharedSchemaText());
  const reference = new URL('REFERENCE.md', folder);
  await writeFile(reference, referenceText(await readFile(reference, 'utf8')));
});
