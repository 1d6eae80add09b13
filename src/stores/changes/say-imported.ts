import { showChange } from '../calls/notices';
import type { Together } from '../history/texts';
import { isOffered } from '../sign-in/load-user';
import { texts } from './texts';

/** Says what was changed together. Offers to undo it if our own server has an entry for it in its history. */
export function sayImported(
  text: string,
  refresh: () => Promise<void>,
  kind: Together,
  entry: number | undefined,
): void {
  const undo = async (id: number) => {
    const { rollBack } = await import('../history/history');
    await rollBack(id, kind);
    await refresh();
  };
  const run =
    entry !== undefined && isOffered('history') && (() => void undo(entry).catch(console.error));
  showChange(text, run ? { label: texts.undo, run } : undefined);
}
