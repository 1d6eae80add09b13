import type { EntityConfig } from '../../entities/entity-config';
import { hasMasks } from '../../entities/masked';
import type { Row } from '../../entities/row';
import { runCall } from '../calls/run-call';
import { isOffered, may } from '../sign-in/load-user';
import { texts } from './texts';

/** The row with its encrypted values, for the form that changes them. */
export async function rowToEdit(config: EntityConfig, row: Row): Promise<Row> {
  return hasMasks(config, row) ? { ...row, ...(await revealRow(config, row)) } : row;
}

/** The values of a row that its list masks. Only our own server is asked; it records who asks. */
export async function revealRow(config: EntityConfig, { id }: Row): Promise<Row | undefined> {
  if (!isOffered('account') || !may(config.name, 'reveal')) return undefined;
  const settled = await runCall({ what: texts.reveal(config.label) }, async () =>
    (await import('../../api/entities')).fetchEncrypted(config, id),
  );
  return settled.ok ? settled.value : undefined;
}
