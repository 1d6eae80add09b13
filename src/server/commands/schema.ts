import { writeFile } from 'node:fs/promises';
import { jsonSchemaText, referenceText } from '../../entities/generated-files';

const folder = new URL('../../../entity-configs/', import.meta.url);
await writeFile(new URL('schema.json', folder), jsonSchemaText());
await writeFile(new URL('REFERENCE.md', folder), referenceText());
