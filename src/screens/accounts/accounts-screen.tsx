import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/controls/button';
import type { AccountsConfig } from '../../entities/wire/accounts';
import { loadAccountsConfig } from '../../stores/accounts/accounts';
import { useAddressParams, withParam } from '../screen-table/use-address-params';
import { ScreenTitle } from '../screen-title';
import { AccountList } from './account-list';
import { AuditLog } from './audit-log';
import { texts } from './texts';

const TAB = 'tab';
const LOG = 'log';

/** Who can sign in, what they may do, and what was done. */
export function AccountsScreen() {
  const { params, push } = useAddressParams();
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
      <TabGroup
        manual
        selectedIndex={params.get(TAB) === LOG ? 1 : 0}
        // The rest of the address belongs to the table.
        onChange={(index) => push(() => withParam(new URLSearchParams(), TAB, index ? LOG : null))}
      >
        <TabList className="mb-3 flex gap-2">
          {[texts.title, texts.auditLog].map((name) => (
            <Tab
              key={name}
              className={({ selected }) =>
                `rounded-md px-3 text-sm leading-8 transition-colors max-sm:min-h-11 ${
                  selected ? 'bg-accent-soft font-medium text-accent' : 'text-ink hover:bg-sunken'
                }`
              }
            >
              {name}
            </Tab>
          ))}
        </TabList>
        <TabPanels>
          <TabPanel>
            {accounts && <AccountList {...accounts} />}
            {!accounts && (
              <p className="flex items-center gap-3 text-muted">
                {isLoading ? texts.loading : texts.failed}
                {!isLoading && <Button onClick={() => void load()}>{texts.tryAgain}</Button>}
              </p>
            )}
          </TabPanel>
          <TabPanel>
            <AuditLog />
          </TabPanel>
        </TabPanels>
      </TabGroup>
    </div>
  );
}
