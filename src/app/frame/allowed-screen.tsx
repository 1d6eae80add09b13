import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { AllowContext } from '../../screens/entity/allow-context';
import { allowedConfig } from '../../screens/entity/allowed-config';
import { confirmationStore } from '../../stores/session/rights';
import { type LinkedScreen, maySee } from '../links';
import { NotAllowed } from './not-allowed';

interface AllowedScreenProps {
  readonly screens: readonly LinkedScreen[];
}

/**
 * For users with limited rights: the screen at this address, without what they may not do there, or the reason why
 * they may not see it. When their rights change, the screen is mounted again; what they have typed is in drafts.
 */
export function AllowedScreen({ screens }: AllowedScreenProps) {
  const rights = useStore(confirmationStore, (state) => state.rights);
  const { pathname } = useLocation();
  const screen = screens.find(({ route }) => matchPath(route, pathname));
  if (screen && !maySee(screen)) return <NotAllowed screen={screen.labelPlural} />;
  return (
    <AllowContext key={JSON.stringify(rights)} value={allowedConfig}>
      <Outlet />
    </AllowContext>
  );
}
