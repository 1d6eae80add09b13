import { render } from '@testing-library/react';
import type { EntityConfig } from '../entities/entity-config';
import { navigationStore, useNavigation } from '../stores/session/navigation';
import { startNavigation } from './browser-history';
import { screenOpener } from './router';

/** Opens the application at an address. */
export function openApplication(address: string, configs: readonly EntityConfig[]): void {
  history.replaceState(null, '', address);
  navigationStore.setState(navigationStore.getInitialState(), true);
  void startNavigation(screenOpener(configs));
  render(<CurrentScreen />);
}

function CurrentScreen() {
  return useNavigation(({ screen }) => screen);
}
