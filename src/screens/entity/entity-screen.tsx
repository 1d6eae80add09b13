import { Suspense, useMemo, useState } from 'react';
import { DataTable } from '../../components/data-table/data-table';
import type { EntityConfig } from '../../entities/entity-config';
import { type Row, rowId } from '../../entities/row';
import { showToast } from '../../stores/notices';
import { setTablePreferences, useTablePreferences } from '../../stores/preferences';
import { rowsOf } from '../../stores/rows';
import { useList } from '../../stores/use-list';
import { lazyPart } from '../lazy-part';
import { type TableDefaults, useTableQuery } from '../use-table-query';
import { AddFormRoom } from './add-form-room';
import { rowColumns } from './row-columns';
import { readRowDraft, takeRowDraft, writeRowDraft } from './row-draft';
import { texts } from './texts';

const AddForm = lazyPart(async () => (await import('./add-form')).AddForm);
const UpdateDialog = lazyPart(async () => (await import('./update-dialog')).UpdateDialog);
const RemoveDialog = lazyPart(async () => (await import('./remove-dialog')).RemoveDialog);
const RowsUpdate = lazyPart(async () => (await import('./bulk-update/rows-update')).RowsUpdate);
const LeaveGuard = lazyPart(async () => (await import('./leave-guard')).LeaveGuard);

/** The screen of any entity, drawn from its config. */
export function EntityScreen({ config }: { readonly config: EntityConfig }) {
  return <Screen key={config.name} config={config} />;
}

function Screen({ config }: { readonly config: EntityConfig }) {
  const { add, update, remove, bulkUpdate, download } = config.actions;
  const draftKey = `${config.name}:update`;
  const { content: rows, status, refreshing, refresh } = useList(rowsOf(config));
  const defaults = useMemo(() => tableDefaults(config), [config]);
  const { hidden, sizes } = useTablePreferences(config.name);
  const [query, changeQuery] = useTableQuery(defaults);
  // An expired session took the dialog away with what was typed in it: it comes back.
  const [updated, setUpdated] = useState<Row | undefined>(() => readRowDraft(draftKey)?.row);
  const [removed, setRemoved] = useState<Row>();
  const columns = useMemo(
    () =>
      rowColumns(config, {
        update: config.actions.update && setUpdated,
        remove: config.actions.remove && setRemoved,
      }),
    [config],
  );

  function closeUpdate() {
    setUpdated(undefined);
    const draft = takeRowDraft(draftKey);
    if (!draft) return;
    showToast(texts.discarded, {
      label: texts.restore,
      run: () => {
        writeRowDraft(draftKey, draft);
        setUpdated(draft.row);
      },
    });
  }

  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-semibold text-2xl text-ink tracking-tight">{config.title}</h1>
      {add && (
        <Suspense fallback={<AddFormRoom config={config} title={add.title} names={add.fields} />}>
          <AddForm config={config} title={add.title} names={add.fields} />
        </Suspense>
      )}
      <Suspense>
        {update && updated && (
          <UpdateDialog
            config={config}
            title={update.title}
            names={update.fields}
            row={updated}
            draftKey={draftKey}
            onClose={closeUpdate}
          />
        )}
        {remove && removed && (
          <RemoveDialog config={config} row={removed} onClose={() => setRemoved(undefined)} />
        )}
        {(add || update) && <LeaveGuard />}
      </Suspense>
      {(bulkUpdate || download) && (
        <Suspense fallback={<div className={bulkUpdate ? 'h-62 sm:h-46' : 'h-17'} />}>
          <RowsUpdate config={config} rows={rows} />
        </Suspense>
      )}
      <DataTable
        caption={config.title}
        columns={columns}
        rows={rows}
        rowId={rowId}
        status={status}
        refreshing={refreshing}
        onRefresh={refresh}
        defaultPageSize={config.pageSize}
        query={query}
        onQueryChange={changeQuery}
        emptyText={texts.empty}
        failedText={texts.failed}
        hiddenColumns={hidden}
        onHiddenColumnsChange={(next) => setTablePreferences(config.name, { hidden: next })}
        columnSizes={sizes}
        onColumnSizesChange={(next) => setTablePreferences(config.name, { sizes: next })}
      />
    </div>
  );
}

function tableDefaults({ columns, defaultSort, pageSize }: EntityConfig): TableDefaults {
  return {
    sort: defaultSort ? { column: defaultSort.field, direction: defaultSort.direction } : null,
    pageSize,
    sortable: columns.filter(({ sortable }) => sortable).map(({ field }) => field),
  };
}
