import { useCallback, useContext, useMemo, useRef } from 'react';
import { classNames } from '../../components/class-names';
import type { EntityConfig } from '../../entities/entity-config';
import { hasMasks } from '../../entities/masked';
import { type Row, rowId } from '../../entities/row';
import { rowTitle } from '../../entities/row-title';
import { LinkProvider } from '../../field-types/link';
import { RevealProvider } from '../../field-types/reveal';
import { loadOrAlert } from '../../stores/calls/load-or-alert';
import { useAddedFirst } from '../../stores/lists/added-row';
import type { ListSource } from '../../stores/lists/lists';
import { rowsOf } from '../../stores/lists/rows';
import { useList } from '../../stores/lists/use-list';
import { PREVIEW } from '../../stores/session/draft-store';
import { may } from '../../stores/session/rights';
import { lazyChunk } from '../loading/lazy-chunk';
import { lazyOverlay } from '../loading/use-lazy-overlay';
import { AddFormSkeleton } from '../row-forms/add-form-layout';
import { useRowDialogs } from '../row-forms/use-row-dialogs';
import { RowLink } from '../screen-table/row-link';
import { ScreenTable } from '../screen-table/screen-table';
import { useRowInAddress } from '../screen-table/use-row-in-address';
import { sortKeys, type TableDefaults } from '../screen-table/use-table-query';
import { ScreenTitle } from '../screen-title';
import { ButtonsPlaceholder } from '../selection/buttons-placeholder';
import type { Selecting } from '../selection/selecting';
import { texts as screenTexts } from '../texts';
import { AllowContext } from './allow-context';
import { FieldsSkeleton } from './fields-skeleton';
import { rowColumns, rowFilterables } from './row-columns';
import { useChoices } from './use-choices';

const AddForm = lazyChunk(
  async () => (await import('./add-form')).AddForm,
  ({ config, title, names, draftKey }) => (
    <AddFormSkeleton
      title={title}
      draftKey={draftKey}
      fields={<FieldsSkeleton config={config} names={names} />}
    />
  ),
);
const UpdateDialog = lazyOverlay(async () => (await import('./update-dialog')).UpdateDialog);
const UsedBy = lazyOverlay(async () => (await import('../row-forms/used-by')).UsedBy);
const RemoveDialog = lazyOverlay(
  async () => (await import('../row-forms/remove-dialog')).RemoveDialog,
);
const RowsUpdate = lazyChunk(
  async () => (await import('../bulk-update/rows-update')).RowsUpdate,
  ({ config }) => (
    <div
      className={classNames(
        'max-sm:order-last',
        config.actions.bulkUpdate ? 'h-62 sm:h-46' : 'h-17',
      )}
    />
  ),
);
const EntityButtons = lazyChunk(
  async () => (await import('./entity-buttons')).EntityButtons,
  ButtonsPlaceholder,
);
const EntitySelectionBar = lazyOverlay(
  async () => (await import('./entity-selection-bar')).EntitySelectionBar,
);
const loadChanges = () => import('../../stores/changes/rows');

interface EntityScreenProps {
  readonly config: EntityConfig;
  /**
   * Makes it a preview below another heading, with these rows. Its settings, and what is typed in it, are kept
   * separate.
   */
  readonly preview?: ListSource<readonly Row[]> | undefined;
}

/** The screen of any entity, as its config describes it, with what the user may do. */
export function EntityScreen({ config, preview }: EntityScreenProps) {
  const allow = useContext(AllowContext);
  const allowed = useMemo(() => allow(config), [allow, config]);
  return <Screen key={config.name} config={allowed} preview={preview} />;
}

function Screen({ config: allowed, preview }: EntityScreenProps) {
  const config = useChoices(allowed);
  const key = preview ? `${PREVIEW}${config.name}` : config.name;
  const { add, update, remove, bulkUpdate, download } = config.actions;
  const draftKey = `${key}:update`;
  const source = useMemo(() => preview ?? rowsOf(allowed), [allowed, preview]);
  const { content, ...list } = useList(source);
  const rows = useAddedFirst(source.key, content);
  const defaults = useMemo(() => tableDefaults(allowed), [allowed]);
  const { editedRow, setEditedRow, rowToRemove, setRowToRemove } = useRowDialogs(draftKey);
  const reveal = useCallback(
    async (row: Row) => (await loadOrAlert(loadChanges))?.revealRow(config, row),
    [config],
  );
  const asked = useRef<Row>(undefined);
  const openEditor = useCallback(
    async (row: Row) => {
      // An address can name a row that the user may only read.
      if (!update) return;
      asked.current = row;
      const whole = hasMasks(config, row) ? { ...row, ...(await reveal(row)) } : row;
      // Another row may have been requested since, or the dialog may have been closed.
      if (asked.current === row) setEditedRow(whole);
    },
    [config, update, setEditedRow, reveal],
  );
  useRowInAddress(rows, list, openEditor);
  const columns = useMemo(() => {
    return rowColumns(config, {
      update: update && ((row) => void openEditor(row)),
      remove: remove && setRowToRemove,
    });
  }, [config, update, remove, openEditor, setRowToRemove]);
  const filterables = useMemo(() => rowFilterables(config), [config]);
  const selecting = useMemo(
    (): Selecting => ({
      titleOf: (row) => rowTitle(config, row),
      buttons: () => <EntityButtons config={config} />,
      bar: (selection) => <EntitySelectionBar config={config} {...selection} />,
    }),
    [config],
  );

  return (
    <div className="flex flex-col gap-6">
      <ScreenTitle isPart={preview !== undefined} help={config}>
        {config.title}
      </ScreenTitle>
      {add && (
        <AddForm config={config} title={add.title} names={add.fields} draftKey={`${key}:add`} />
      )}
      {update && editedRow && (
        <UpdateDialog
          key={rowId(editedRow)}
          config={config}
          title={update.title}
          names={update.fields}
          row={editedRow}
          draftKey={draftKey}
          table={{ rows, columns, defaults, filterables }}
          onGoTo={(row) => void openEditor(row)}
          onClose={() => {
            asked.current = undefined;
            setEditedRow(undefined);
          }}
          onReopen={setEditedRow}
        />
      )}
      {remove && rowToRemove && (
        <RemoveDialog
          name={rowTitle(config, rowToRemove)}
          kind={config.labelPlural}
          onRemove={async () => (await loadOrAlert(loadChanges))?.removeRow(config, rowToRemove)}
          onClose={() => setRowToRemove(undefined)}
        >
          {!preview && <UsedBy entity={config.name} rows={[rowToRemove]} />}
        </RemoveDialog>
      )}
      {(bulkUpdate || download) && (
        <RowsUpdate
          config={config}
          rows={rows}
          isEmpty={list.status === 'ready' && rows.length === 0}
        />
      )}
      <RevealProvider value={may(config.name, 'reveal') ? reveal : undefined}>
        <LinkProvider value={RowLink}>
          <ScreenTable
            {...(!preview && { history: config.name })}
            name={key}
            caption={config.title}
            emptyHint={add && screenTexts.addFirst}
            columns={columns}
            rows={rows}
            list={list}
            defaults={defaults}
            filterables={filterables}
            selecting={may(config.name, 'update', 'remove', 'export') ? selecting : undefined}
            views={config.views}
          />
        </LinkProvider>
      </RevealProvider>
    </div>
  );
}

function tableDefaults({ columns, sort, pageSize }: EntityConfig): TableDefaults {
  return {
    sorting: sort ? sortKeys(sort) : [],
    pageSize,
    sortable: columns.filter(({ sortable }) => sortable).map(({ field }) => field),
  };
}
