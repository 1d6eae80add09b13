import type { EntityConfig } from '../entities/entity-config';
import { takeRememberedPlace } from '../stores/navigation';

/** Where a sign-in leads: back to where the session expired, or else to the orders. */
export function nextAddress(configs: readonly EntityConfig[]): string {
  const hasOrders = configs.some(({ route }) => route === '/order');
  return takeRememberedPlace() ?? (hasOrders ? '/order' : '/dashboard');
}
