import { render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import type { EntityConfig } from '../entities/entity-config';
import { routerStore } from '../stores/session/router';
import { openApplication } from './application';

/** Renders the application at an address, once its first screen has loaded. */
export function renderApplication(address: string, configs: readonly EntityConfig[]): void {
  history.replaceState(null, '', address);
  void openApplication(configs).then(render);
  const { router } = routerStore.getState();
  onTestFinished(() => router?.dispose());
}
