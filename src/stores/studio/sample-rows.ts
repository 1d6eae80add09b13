import { useStore } from 'zustand';
import * as api from '../../api/studio';
import type { SampleRows } from '../../entities/wire/studio';
import { showAlert } from '../calls/notices';
import { singleFlight } from '../calls/single-flight';
import { announceBatch } from '../changes/announce-batch';
import { settleSubmit, submitKey } from '../changes/idempotency';
import { refreshShownLists } from '../lists/lists';
import { draftStore, readDraft } from '../session/draft-store';
import { dropDraft, writeDraft } from '../session/drafts';
import { sendChange } from './drafts';
import { texts } from './texts';

/**
 * Kept like drafts of forms, so that people are asked before they leave. Lost with the page, because they can contain
 * Aadhaar numbers.
 */
const keyOf = (name: string) => `rows:${name}`;

/** Keeps the rows that a config was guessed from until it is published. */
export const keepRows = (name: string, sample: SampleRows) =>
  writeDraft(keyOf(name), { values: { sample } });

export const dropRows = (name: string) => dropDraft(keyOf(name));

export const useRows = (name: string) => useStore(draftStore, () => keptRows(name));

const keptRows = (name: string) => readDraft(keyOf(name))?.values.sample as SampleRows | undefined;

/**
 * Adds the rows of a published config. If that fails, they are kept, to be added again without the columns that the
 * config lacks.
 */
export function addKeptRows(name: string): Promise<void> {
  return singleFlight(`studio rows ${name}`, () => sendKeptRows(name));
}

async function sendKeptRows(name: string): Promise<void> {
  const sample = keptRows(name);
  if (!sample) return;
  const key = submitKey(keyOf(name), sample.file);
  const sent = await sendChange(texts.addRows, () => api.addRows(name, sample, key));
  if (!sent.ok) {
    if (sent.lacking) keepRows(name, { ...sample, leftOut: sent.lacking });
    const isUnknown = sent.failure.kind === 'noResponse';
    return showAlert((isUnknown ? texts.perhapsAdded : texts.notAdded)(sample.file, sent.why));
  }
  settleSubmit(keyOf(name), key);
  dropRows(name);
  void refreshShownLists();
  announceBatch(texts.added(sample.rows.length, sample.file), {
    kind: 'import',
    entity: name,
    entry: sent.value.change,
    refresh: async () => void refreshShownLists(),
  });
}
