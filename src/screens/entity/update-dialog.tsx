import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { updateRow } from '../../stores/changes/rows';
import { refreshList } from '../../stores/lists/lists';
import { rowsOf } from '../../stores/lists/rows';
import { closeRestorably } from '../row-forms/close-restorably';
import { ConflictQuestion } from '../row-forms/conflict-question';
import { type RowDialogProps, UpdateFrame } from '../row-forms/update-frame';
import { useUpdateForm } from '../row-forms/use-update-form';
import { FormFields } from './form-fields';
import { openFields, rowTexts, updateBody } from './form-values';
import { PagePreview } from './page-preview';
import { SearchPreview } from './search-preview';

/** A form with more fields is as wide as the screen allows. */
const MAX_NARROW = 10;

interface UpdateDialogProps extends RowDialogProps {
  readonly config: EntityConfig;
  readonly title: string;
  readonly names: readonly string[];
  /** Whether its changes are in the history of its screen. */
  readonly hasHistory?: boolean;
}

export function UpdateDialog(props: UpdateDialogProps) {
  const { config, title, names, hasHistory = true, ...dialog } = props;
  const { row, draftKey } = dialog;
  const close = () => closeRestorably(dialog);
  const isWide = names.length > MAX_NARROW;
  const textsOf = (one: Row) => rowTexts(config, names, one);
  const { form, offer, base, conflict, save } = useUpdateForm({
    draftKey,
    row,
    keptFields: openFields(config),
    valuesOf: textsOf,
    send: (base, _, changed) => updateRow(config, base, updateBody(config, base, changed)),
    onDone: close,
  });

  return (
    <UpdateFrame
      {...dialog}
      onClose={close}
      title={title}
      size={isWide ? 'xl' : undefined}
      entity={hasHistory ? config.name : undefined}
      refresh={() => refreshList(rowsOf(config))}
      form={form}
      offer={offer}
      onSave={save}
    >
      {conflict && (
        <ConflictQuestion
          {...conflict}
          labelOf={(name) => fieldOf(config, name).label}
          stored={textsOf(conflict.stored)}
          before={textsOf(conflict.before)}
        />
      )}
      <div className="@container">
        <div
          className={
            isWide
              ? 'group/fields grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] items-start gap-4'
              : 'grid items-start gap-4 sm:grid-cols-2'
          }
        >
          <FormFields config={config} names={names} control={form.control} row={base} />
        </div>
      </div>
      <PagePreview config={config} names={names} control={form.control} />
      {config.searchPreview && (
        <SearchPreview preview={config.searchPreview} control={form.control} row={base} />
      )}
    </UpdateFrame>
  );
}
