import { loadAccountsConfig } from '../../stores/accounts/accounts';
import { LoadStatus } from '../loading/load-status';
import { useLoaded } from '../loading/use-loaded';
import { ScreenTitle } from '../screen-title';
import { AccountList } from './account-list';
import { texts } from './texts';

/** Who can sign in, and what they may do. */
export function AccountsScreen() {
  const { value: accounts, isLoading, reload } = useLoaded(loadAccountsConfig);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <ScreenTitle>{texts.title}</ScreenTitle>
        <p className="text-muted text-sm">{texts.intro}</p>
      </div>
      <LoadStatus
        isLoaded={accounts !== undefined}
        isLoading={isLoading}
        onRetry={() => void reload()}
      />
      {accounts && <AccountList {...accounts} />}
    </div>
  );
}
