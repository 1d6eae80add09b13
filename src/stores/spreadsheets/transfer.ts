import type { FieldMessages } from '../../api/http/errors';
import { saveFile } from '../../api/http/save-file';
import type { UploadProgress } from '../../api/http/upload';
import * as api from '../../api/spreadsheets';
import type { EntityConfig } from '../../entities/entity-config';
import { messageFor } from '../calls/message-for';
import { dismissNotice, noticesStore, showAlert, showToast } from '../calls/notices';
import { onceAtATime } from '../calls/once-at-a-time';
import { runCall } from '../calls/run-call';
import { texts } from '../calls/task-texts';
import { type ListSource, refreshList } from '../lists/lists';
import { uploadFaults } from './upload-errors';

/**
 * Whether the server took a spreadsheet. Notices are shown already, and the list that it changes is
 * fetched anew.
 * @param config says what its columns are, and where it goes
 */
export function uploadSpreadsheet<Content>(
  config: EntityConfig,
  list: ListSource<Content>,
  file: File,
  onProgress: (progress: UploadProgress) => void,
): Promise<boolean> {
  return onceAtATime(`${config.name} bulkUpdate`, async () => {
    dismissFaults();
    const settled = await runCall({ what: texts.upload(config.labelPlural) }, () =>
      api.bulkUpdate(config, file, { onProgress }),
    );
    // Without an answer nobody knows what happened; the list does.
    if (settled.ok || settled.failure.kind === 'noResponse') void refreshList(list);
    if (settled.ok) showToast(texts.updated);
    else if (settled.failure.kind === 'invalid') showFaults(config, settled.failure.errors);
    else showFault(messageFor(settled.failure));
    return settled.ok;
  });
}

/** Saves the rows as `template.xlsx`. */
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

function showFault(text: string | undefined): void {
  if (text === undefined) return;
  shownFaults.add(text);
  showAlert(text);
}

function dismissFaults(): void {
  for (const { id, text } of noticesStore.getState().alerts)
    if (shownFaults.has(text)) dismissNotice(id);
  shownFaults.clear();
}
