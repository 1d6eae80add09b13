import { useCallback, useMemo, useState } from 'react';
import { ConfirmDialog } from '../../components/overlays/confirm-dialog';
import { type Row, rowId } from '../../entities/row';
import type { AccountsConfig } from '../../entities/wire/accounts';
import { type AccountName, blockAccount, signOutOf } from '../../stores/accounts/accounts';
import { showChange } from '../../stores/calls/notices';
import { rowsOf } from '../../stores/lists/rows';
import { useList } from '../../stores/lists/use-list';
import { AddForm } from '../entity/add-form';
import { rowColumns, rowFilterables } from '../entity/row-columns';
import { UpdateDialog } from '../entity/update-dialog';
import { useRowDialogs } from '../row-forms/use-row-dialogs';
import { ScreenTable } from '../screen-table/screen-table';
import type { TableDefaults } from '../screen-table/use-table-query';
import { type AccountAction, accountActions } from './account-actions';
import { type GeneratedPassword, GeneratedPasswordDialog, NewPassword } from './password-dialogs';
import { texts } from './texts';

type Column = ReturnType<typeof rowColumns>[number];

const DRAFT = 'accounts';
/** The fields whose typed values the browser may keep: not the password. */
const KEPT = ['username', 'contact', 'roles', 'isEditor'];
const DEFAULTS: TableDefaults = {
  sorting: [],
  pageSize: 50,
  sortable: ['username', 'contact', 'lastSignIn', 'status'],
};

/** The accounts, with actions for those of other people. */
export function AccountList({ config, hasRoles }: AccountsConfig) {
  const source = useMemo(() => rowsOf(config), [config]);
  const { content: rows, ...list } = useList(source);
  const { editedRow, setEditedRow } = useRowDialogs(`${DRAFT}:update`);
  const [pending, setPending] = useState<{
    readonly action: AccountAction;
    readonly account: AccountName;
  }>();
  const [made, setMade] = useState<GeneratedPassword>();

  const { refresh } = list;
  const block = useCallback(
    async (of: AccountName, isBlocked: boolean) => {
      await blockAccount(of, isBlocked);
      await refresh();
    },
    [refresh],
  );

  const columns = useMemo(() => {
    const start = (action: AccountAction, account: AccountName) => {
      if (action === 'unblock') void block(account, false);
      else setPending({ action, account });
    };
    return [...rowColumns(config, {}).map(inCard), accountActions(setEditedRow, start)];
  }, [config, setEditedRow, block]);
  const filterables = useMemo(() => rowFilterables(config), [config]);
  const others = useMemo(() => rows.filter(({ isOwn }) => isOwn !== true), [rows]);
  const { add, update } = config.actions;
  const { action, account } = pending ?? {};
  // What a dialog has started may end when another one is open.
  const close = () => setPending((now) => (now === pending ? undefined : now));

  function showAdded({ username, password }: Row) {
    const name = String(username);
    if (typeof password === 'string') setMade({ username: name, password });
    else showChange(texts.added(name));
  }

  return (
    <div className="flex flex-col gap-6">
      {add && (
        <AddForm
          config={config}
          title={add.title}
          names={add.fields}
          draftKey={`${DRAFT}:add`}
          keptFields={KEPT}
          onAdded={showAdded}
        />
      )}
      {!hasRoles && <p className="text-muted text-sm">{texts.noRoles}</p>}
      <ScreenTable
        caption={texts.title}
        columns={columns}
        rows={rows}
        list={list}
        defaults={DEFAULTS}
        filterables={filterables}
      />
      {update && editedRow && (
        <UpdateDialog
          key={rowId(editedRow)}
          config={config}
          hasHistory={false}
          title={texts.update(String(editedRow.username))}
          names={update.fields}
          row={editedRow}
          draftKey={`${DRAFT}:update`}
          table={{ rows: others, columns, defaults: DEFAULTS, filterables }}
          onGoTo={setEditedRow}
          onClose={() => setEditedRow(undefined)}
          onReopen={setEditedRow}
        />
      )}
      {account && action === 'password' && (
        <NewPassword account={account} onMade={setMade} onClose={close} />
      )}
      {account && action === 'block' && (
        <ConfirmDialog
          title={texts.blockTitle(account.username)}
          confirmLabel={texts.block}
          onConfirm={async () => {
            await block(account, true);
            close();
          }}
          onCancel={close}
        >
          {texts.blockQuestion(account.username)}
        </ConfirmDialog>
      )}
      {account && action === 'signOut' && (
        <ConfirmDialog
          title={texts.signOutTitle(account.username)}
          confirmLabel={texts.signOutEverywhere}
          onConfirm={async () => {
            await signOutOf(account);
            close();
          }}
          onCancel={close}
        >
          {texts.signOutQuestion(account.username)}
        </ConfirmDialog>
      )}
      {made && <GeneratedPasswordDialog {...made} onClose={() => setMade(undefined)} />}
    </div>
  );
}

/** On a phone, an email address needs a line, and the last sign-in the wider half of one. */
function inCard(column: Column): Column {
  return column.id === 'contact' ? { ...column, meta: { ...column.meta, card: 'line' } } : column;
}
