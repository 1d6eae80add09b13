import { useForm } from 'react-hook-form';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
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
}

export function AddForm({ config, title, names, draftKey }: AddFormProps) {
  const start = () => startValues(config, names);
  const form = useForm({ defaultValues: start() });
  useProposedSlug(config, names, form);
  return (
    <AddFormFrame
      title={title}
      form={form}
      start={start}
      draftKey={draftKey}
      keptFields={openFields(config)}
      send={(texts) => addRow(config, addBody(config, texts))}
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
