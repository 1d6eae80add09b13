import type { ColumnDef } from '@tanstack/react-table';
import { Button } from '../../components/controls/button';
import type { Features } from '../../components/data-table/table-features';
import type { Row } from '../../entities/row';
import type { AccountName } from '../../stores/accounts/accounts';
import { texts as shared } from '../texts';
import { texts } from './texts';

/** What can be done with an account, besides changing it. */
export type AccountAction = 'password' | 'signOut' | 'block' | 'unblock';

/** The last column, with the buttons of accounts that aren't the user's own. */
export function accountActions(
  update: (row: Row) => void,
  start: (action: AccountAction, account: AccountName) => void,
): ColumnDef<Features, Row> {
  return {
    id: 'actions',
    header: shared.actions,
    enableHiding: false,
    size: 386,
    meta: { pinned: 'end', neverCut: true },
    cell({ row: { original: row } }) {
      if (row.isOwn === true) return <span className="text-muted">{texts.own}</span>;
      const account = { id: row.id, username: String(row.username) };
      const actions: readonly (readonly [AccountAction, string])[] = [
        row.status === 'blocked' ? ['unblock', texts.unblock] : ['block', texts.block],
        ['signOut', texts.signOutEverywhere],
        ['password', texts.newPassword],
      ];
      return (
        <>
          <Button size="sm" className="mr-1" aria-keyshortcuts="e" onClick={() => update(row)}>
            {shared.update}
          </Button>
          {actions.map(([action, label]) => (
            <Button key={action} size="sm" variant="ghost" onClick={() => start(action, account)}>
              {label}
            </Button>
          ))}
        </>
      );
    },
  };
}
