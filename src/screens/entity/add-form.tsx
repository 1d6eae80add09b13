import { useForm } from 'react-hook-form';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { addRow } from '../../stores/changes/rows';
import { lazyChunk } from '../loading/lazy-chunk';
import { AddFormFrame } from '../row-forms/add-form-frame';
import { FormFields } from './form-fields';
import { addBody, openFields } from './form-values';
import { startValues } from './start-values';
import { useProposedSlug } from './use-proposed-slug';

const PagePreview = lazyChunk(async () => (await import('./page-preview')).PagePreview);
const SearchPreview = lazyChunk(async () => (await import('./search-preview')).SearchPreview);

interface AddFormProps {
  readonly config: EntityConfig;
  readonly title: string;
  readonly names: readonly string[];
  readonly draftKey: string;
  /** The fields that the browser may keep. Defaults to those that are not secret. */
  readonly keptFields?: readonly string[];
  readonly onAdded?: (row: Row) => void;
}

export function AddForm(props: AddFormProps) {
  const { config, title, names, draftKey, keptFields = openFields(config), onAdded } = props;
  const start = () => startValues(config, names);
  const form = useForm({ defaultValues: start() });
  useProposedSlug(config, names, form);
  return (
    <AddFormFrame
      title={title}
      form={form}
      start={start}
      draftKey={draftKey}
      keptFields={keptFields}
      send={async (texts) => {
        const outcome = await addRow(config, addBody(config, texts));
        if (outcome.kind === 'done') onAdded?.(outcome.row ?? {});
        return outcome;
      }}
      fields={<FormFields config={config} names={names} control={form.control} />}
      below={
        <>
          {config.searchPreview && (
            <SearchPreview preview={config.searchPreview} control={form.control} row={undefined} />
          )}
          {names.filter((name) => fieldOf(config, name).type === 'html').length > 1 && (
            <PagePreview config={config} names={names} control={form.control} isInline />
          )}
        </>
      }
    />
  );
}
