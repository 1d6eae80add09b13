import { useStore } from 'zustand';
import { ScreenTitle } from '../../screens/screen-title';
import { confirmationStore } from '../../stores/session/rights';
import { titled } from '../crash-screen';
import { texts } from './allowed-texts';

interface NotAllowedProps {
  /** The title of the screen. */
  readonly screen: string;
}

/** Replaces a screen that the user may not see, and says why. */
export function NotAllowed({ screen }: NotAllowedProps) {
  const rights = useStore(confirmationStore, (state) => state.rights);
  const hasNone = rights && Object.keys(rights).length === 0;
  return titled(
    screen,
    <>
      <ScreenTitle>{screen}</ScreenTitle>
      <p className="py-24 text-center text-muted">{hasNone ? texts.noRole : texts.notAllowed}</p>
    </>,
  );
}
