import { Button } from '../../components/controls/button';
import { loadAccountsConfig } from '../../stores/accounts/accounts';
import { ScreenTitle } from '../screen-title';
import { useLoaded } from '../use-loaded';
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
      {accounts && <AccountList {...accounts} />}
      {!accounts && (
        <p className="flex items-center gap-3 text-muted">
          {isLoading ? texts.loading : texts.failed}
          {!isLoading && <Button onClick={() => void reload()}>{texts.tryAgain}</Button>}
        </p>
      )}
    </div>
  );
}
