import type { ReactNode } from 'react';
import { loadChunk } from '../components/loading/load-chunk';
import type { EntityConfig } from '../entities/entity-config';
import { homeLink, type LinkedScreen } from './links';
import type { rareTexts } from './rare-texts';

type Load = (
  configs: readonly EntityConfig[],
  linked: readonly LinkedScreen[],
) => Promise<ReactNode>;

/** Screens that few people open, by their addresses: not only are they loaded later, but so is what loads them. */
export const rareScreens: Readonly<Record<string, Load>> = {
  async '/404'(_, linked) {
    const { NotFoundScreen } = await loadChunk(
      () => import('../screens/not-found/not-found-screen'),
    );
    return <NotFoundScreen home={() => homeLink(linked)} />;
  },
  async '/accounts'() {
    const { AccountsScreen } = await loadChunk(() => import('../screens/accounts/accounts-screen'));
    return <AccountsScreen />;
  },
  async '/audit'() {
    const { AuditScreen } = await loadChunk(() => import('../screens/accounts/audit-screen'));
    return <AuditScreen />;
  },
  async '/studio'(configs) {
    const { StudioScreen } = await loadChunk(() => import('../screens/studio/studio-screen'));
    return <StudioScreen configs={configs} />;
  },
} satisfies Record<keyof typeof rareTexts, Load>;
