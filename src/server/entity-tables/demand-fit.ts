import type { Kysely } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import type { Database } from '../database/tables';
import { HttpError } from '../http/errors';
import { isStoredAlike, storedFields } from './stored-fields';
import { tableTexts as texts } from './texts';

/**
 * Throws a 503 when the table is made for other fields than the config's: another server, or this one
 * a moment ago, was given a changed config. Amounts would be taken for paise, or rupees.
 */
export async function demandFit(db: Kysely<Database>, config: EntityConfig): Promise<void> {
  const stored = await storedFields(db, config.name);
  const fits = config.fields.every((field) => {
    const before = stored.get(field.name);
    return before !== undefined && isStoredAlike(before, field);
  });
  if (!fits) throw new HttpError(503, texts.misfit(config));
}
