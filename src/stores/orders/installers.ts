import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Row } from '../../entities/row';
import { listStore, retainList } from '../lists/lists';
import { rowList } from '../lists/rows';
import { texts } from '../lists/texts';
import { may } from '../session/rights';

/** The same list as on the installers' screen, so it is fetched once for both. */
export const installerList = rowList('installer', texts.installers, '/api/installer/fetch');

const NONE: readonly unknown[] = [];

/** The installers that the server sent with an order. */
export function ownInstallers(order: Row): readonly unknown[] {
  return Array.isArray(order.installers) ? order.installers : NONE;
}

/** The list of installers. It is fetched only if the user may see it and some orders come without their own. */
export function useInstallers(orders: readonly Row[]) {
  const isWanted = useMemo(
    () => may('installer', 'read') && orders.some((order) => ownInstallers(order).length === 0),
    [orders],
  );
  useEffect(() => (isWanted ? retainList(installerList) : undefined), [isWanted]);
  return { ...useStore(listStore(installerList)), isWanted };
}
