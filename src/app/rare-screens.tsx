import type { ReactNode } from 'react';
import { loadChunk } from '../components/loading/load-chunk';
import type { EntityConfig } from '../entities/entity-config';
import { useIsOffered } from '../stores/session/rights';
import { NotAllowed } from './frame/not-allowed';
import { homeLink, type LinkedScreen } from './links';
import { rareTexts } from './rare-texts';

type Load = (
  configs: readonly EntityConfig[],
  linked: readonly LinkedScreen[],
) => Promise<ReactNode>;

/** Screens that few people open, by their addresses. Even this file, which loads them, loads later. */
export const rareScreens: Readonly<Record<string, Load>> = {
  async '/404'(_, linked) {
    const { NotFoundScreen } = await loadChunk(
      () => import('../screens/not-found/not-found-screen'),
    );
    return <NotFoundScreen findHome={() => homeLink(linked)} />;
  },
  async '/accounts'() {
    const { AccountsScreen } = await loadChunk(() => import('../screens/accounts/accounts-screen'));
    return <IfOffered path="/accounts" screen={<AccountsScreen />} />;
  },
  async '/audit'() {
    const { AuditScreen } = await loadChunk(() => import('../screens/audit/audit-screen'));
    return <IfOffered path="/audit" screen={<AuditScreen />} />;
  },
  async '/studio'(configs) {
    const { StudioScreen } = await loadChunk(() => import('../screens/studio/studio-screen'));
    return <StudioScreen configs={configs} />;
  },
} satisfies Record<keyof typeof rareTexts, Load>;

interface IfOfferedProps {
  readonly path: keyof typeof rareTexts;
  readonly screen: ReactNode;
}

/** Without roles, `offers` tells who may manage accounts. */
function IfOffered({ path, screen }: IfOfferedProps) {
  return useIsOffered('accounts') ? screen : <NotAllowed screen={rareTexts[path]} />;
}
