import * as api from '../../api/spreadsheets';
import type { EntityConfig } from '../../entities/entity-config';
import { dismissAlerts, showAlert, showToast } from '../calls/notices';
import { messageFor, runCall } from '../calls/run-call';
import { singleFlight } from '../calls/single-flight';
import { announceBatch, canUndo } from '../changes/announce-batch';
import { DATA_UPDATED } from '../changes/texts';
import { type ListSource, refreshAfter, refreshList } from '../lists/lists';
import { saveFile } from '../save-file';
import { texts } from './texts';
import { uploadErrors } from './upload-errors';

/** The alerts about an upload, which the next one dismisses. */
const ALERTS = 'upload';

/** Uploads a spreadsheet, shows the result and fetches the list. Returns whether it was accepted. */
export function uploadSpreadsheet<Content>(
  config: EntityConfig,
  list: ListSource<Content>,
  file: File,
  options: api.SpreadsheetUpload,
): Promise<boolean> {
  const { name, size, lastModified } = file;
  const what = JSON.stringify([config.name, name, size, lastModified, options.adds]);
  return singleFlight(`bulkUpdate ${what}`, async () => {
    dismissAlerts(ALERTS);
    const settled = await runCall({ what: texts.upload(config.labelPlural) }, () =>
      api.uploadSpreadsheet(config, file, options),
    );
    refreshAfter(settled, list);
    if (settled.ok) {
      const { change, updated = 0, added = 0 } = settled.value;
      const batch = {
        kind: 'import',
        entity: config.name,
        entry: change,
        refresh: () => refreshList(list),
      } as const;
      const lines = [
        DATA_UPDATED,
        updated > 0 && texts.updated(updated, config),
        added > 0 && texts.added(added, config),
        canUndo(batch) && texts.inHistory,
      ];
      announceBatch(lines.filter(Boolean).join('\n'), batch);
    } else if (settled.failure.kind === 'invalid')
      showAlert(uploadErrors(config, settled.failure.errors), ALERTS);
    else {
      const message = messageFor(settled.failure);
      if (message) showAlert(message, ALERTS);
    }
    return settled.ok;
  });
}

/** Saves the rows as `template.xlsx`. */
export function downloadSpreadsheet(config: EntityConfig): Promise<void> {
  return saveSheet(config, 'download', api.downloadSpreadsheet);
}

/** Saves a sheet to fill in new rows as `template.xlsx`. */
export function downloadEmptySheet(config: EntityConfig): Promise<void> {
  return saveSheet(config, 'empty sheet', api.downloadEmptySheet);
}

function saveSheet(
  config: EntityConfig,
  sheet: 'download' | 'empty sheet',
  download: (config: EntityConfig) => Promise<Blob>,
): Promise<void> {
  return singleFlight(`${config.name} ${sheet}`, async () => {
    const settled = await runCall({ what: texts.download(config.labelPlural) }, () =>
      download(config),
    );
    if (settled.ok) saveFile(settled.value, 'template.xlsx');
    else if (settled.failure.kind !== 'aborted') showToast(texts.downloadFailed);
  });
}

/** Says why a file can't be uploaded: there is none, or it is known to be rejected. */
export function rejectUpload(reason: string = texts.noFile): void {
  showAlert(reason, ALERTS);
}

export function dismissUploadErrors(): void {
  dismissAlerts(ALERTS);
}
