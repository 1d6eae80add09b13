import { useFold } from '../../stores/preferences/folds';
import { useIsOffered } from '../../stores/session/rights';

/** Whether the demo’s note is shown, and how to hide it permanently. */
export function useDemoNote(): [isShown: boolean, hide: () => void] {
  const [isOpen, setOpen] = useFold('demo-note', true);
  return [useIsOffered('demo') && isOpen, () => setOpen(false)];
}
