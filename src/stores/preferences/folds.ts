import { useStore } from 'zustand';
import { isRecord } from '../../common/is-record';
import { keptStore } from '../browser-storage';
import { currentUserId } from '../session/session';

/** Whether a part of a screen is open, by the user's id and the part's name. */
type Folds = Readonly<Record<string, boolean>>;

export const foldStore = keptStore<Folds>({
  name: 'folds',
  initial: {},
  merge: (kept, now) =>
    Object.fromEntries(
      Object.entries(isRecord(kept) ? kept : now).filter(
        (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
      ),
    ),
});

/** Whether a part of a screen is open, and how to open or fold it. Each user's choice is kept. */
export function useFold(
  part: string,
  isOpenAtFirst: boolean,
): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const name = `${currentUserId() ?? ''} ${part}`;
  const isOpen = useStore(foldStore, (folds) => folds[name] ?? isOpenAtFirst);
  return [isOpen, setOpen];

  function setOpen(next: boolean) {
    // Other tabs may have written since.
    void foldStore.persist.rehydrate();
    foldStore.setState({ [name]: next });
  }
}
