import { writeFile } from 'node:fs/promises';
import { jsonSchemaText } from '../../entities/json-schema';

await writeFile(new URL('../../../entity-configs/schema.json', import.meta.url), jsonSchemaText());
