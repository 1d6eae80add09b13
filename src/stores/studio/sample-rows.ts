import { useStore } from 'zustand';
import * as api from '../../api/studio';
import { showAlert, showToast } from '../calls/notices';
import { draftStore, dropDraft, readDraft, writeDraft } from '../session/drafts';
import { sendChange } from './drafts';
import { texts } from './texts';

/** Drafts like those of forms, so that leaving asks. They are lost with the page, for they can hold Aadhaar numbers. */
const keyOf = (name: string) => `rows:${name}`;

/** Keeps the rows that a config was guessed from until it is published. */
export const keepRows = (name: string, sample: api.SampleRows) =>
  writeDraft(keyOf(name), { values: { sample } });

export const dropRows = (name: string) => dropDraft(keyOf(name));

export const useRows = (name: string) => useStore(draftStore, () => rowsOf(name));

const rowsOf = (name: string) =>
  readDraft(keyOf(name))?.values.sample as api.SampleRows | undefined;

/** Adds the rows of a config that is published. If one is refused, they are kept: the config can be corrected. */
export async function addKeptRows(name: string): Promise<void> {
  const sample = rowsOf(name);
  if (!sample) return;
  const sent = await sendChange(texts.addRows, () => api.postRows(name, sample));
  if (!sent.ok) return showAlert(texts.notAdded(sample.file, sent.why));
  dropRows(name);
  showToast(texts.added(sample.rows.length, sample.file));
}
