import type { FieldMessages } from '../api/errors';
import { saveFile } from '../api/save-file';
import * as api from '../api/spreadsheets';
import type { UploadProgress } from '../api/upload';
import type { EntityConfig } from '../entities/entity-config';
import { describeFailure } from './describe-failure';
import { dismissNotice, noticesStore, showAlert, showToast } from './notices';
import { onceAtATime } from './once-at-a-time';
import { refreshRows } from './rows';
import { runCall } from './run-call';
import { texts } from './texts';
import { uploadFaults } from './upload-faults';

/** Whether the rows were updated. Notices are shown already, and the list is fetched anew. */
export function uploadSpreadsheet(
  config: EntityConfig,
  file: File,
  onProgress: (progress: UploadProgress) => void,
): Promise<boolean> {
  return onceAtATime(`${config.name} bulkUpdate`, async () => {
    dismissFaults();
    const settled = await runCall({ what: texts.upload(config.labelPlural) }, () =>
      api.bulkUpdate(config, file, { onProgress }),
    );
    // Without an answer nobody knows what happened; the list does.
    if (settled.ok || settled.failure.kind === 'noAnswer') void refreshRows(config);
    if (settled.ok) showToast(texts.updated);
    else if (settled.failure.kind === 'invalid') showFaults(config, settled.failure.errors);
    else if (REJECTED.includes(settled.failure.kind)) showFault(describeFailure(settled.failure));
    return settled.ok;
  });
}

/** Failures of which the error policy says nothing to people, who wait for an answer here. */
const REJECTED = ['conflict', 'otherStatus', 'notThere', 'unexpectedAnswer', 'noAnswer'];

/** Saves the entity's rows as `template.xlsx`. */
export function downloadSpreadsheet(config: EntityConfig): Promise<void> {
  return onceAtATime(`${config.name} download`, async () => {
    const settled = await runCall({ what: texts.download(config.labelPlural) }, () =>
      api.downloadSpreadsheet(config),
    );
    if (settled.ok) saveFile(settled.value, 'template.xlsx');
    else if (settled.failure.kind !== 'aborted') showToast(texts.downloadFailed);
  });
}

/** Says that there is nothing to upload. */
export function askForSpreadsheet(): void {
  showFault(texts.noSpreadsheet);
}

/** What the last upload was told; the next one makes it void. */
const shownFaults = new Set<string>();

function showFaults(config: EntityConfig, errors: FieldMessages): void {
  for (const text of uploadFaults(config, errors)) showFault(text);
}

function showFault(text: string): void {
  shownFaults.add(text);
  showAlert(text);
}

function dismissFaults(): void {
  for (const { id, text } of noticesStore.getState().alerts)
    if (shownFaults.has(text)) dismissNotice(id);
  shownFaults.clear();
}
