import * as z from 'zod/mini';
import { entityFileSchema } from './config-schema';

/** The text of `entity-configs/schema.json`, by which editors complete and check while typing. */
export function jsonSchemaText(): string {
  const schema = z.toJSONSchema(entityFileSchema, { io: 'input' });
  return `${JSON.stringify({ ...schema, title: 'Paperhanger entity' }, undefined, 2)}\n`;
}
