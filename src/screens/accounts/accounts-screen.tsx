import { useEffect, useState } from 'react';
import { Button } from '../../components/controls/button';
import type { AccountsConfig } from '../../entities/wire/accounts';
import { loadAccountsConfig } from '../../stores/accounts/accounts';
import { ScreenTitle } from '../screen-title';
import { AccountList } from './account-list';
import { texts } from './texts';

/** Who can sign in, and what they may do. */
export function AccountsScreen() {
  const [accounts, setAccounts] = useState<AccountsConfig>();
  const [isLoading, setLoading] = useState(true);

  async function load() {
    setLoading(true);
    setAccounts(await loadAccountsConfig());
    setLoading(false);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => void load(), []);

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
          {!isLoading && <Button onClick={() => void load()}>{texts.tryAgain}</Button>}
        </p>
      )}
    </div>
  );
}
