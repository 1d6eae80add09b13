import { uploadFile as send } from '../api/uploads';
import type { EntityConfig } from '../entities/entity-config';
import type { FieldConfig } from '../field-types';
import { messageFor } from './calls/describe-failure';
import { dismissAlerts, showAlert } from './calls/notices';
import { runCall } from './calls/run-call';

/** The alerts about an upload, which the next one dismisses. */
const ALERTS = 'file';

/** Stores a file for a field and returns its path; if that fails, says why. */
export async function uploadFile(
  { name: entity }: EntityConfig,
  { name, label }: FieldConfig,
  file: File,
): Promise<string | undefined> {
  dismissAlerts(ALERTS);
  const settled = await runCall({ what: `Upload ${label}` }, () => send(entity, name, file));
  if (settled.ok) return settled.value;
  const { failure } = settled;
  const reason =
    failure.kind === 'invalid' ? Object.values(failure.errors)[0] : messageFor(failure);
  if (reason) showAlert(`${label}: ${reason}`, ALERTS);
  return undefined;
}
