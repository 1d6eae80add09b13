import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { slugOf } from '../../field-types/slug/slug-of';
import { titleField } from './title-field';

/** Fills in a slug as its row's title is typed, until the slug itself is changed. */
export function useProposedSlug(
  config: EntityConfig,
  names: readonly string[],
  form: UseFormReturn<Record<string, string>>,
): void {
  useEffect(() => {
    const slug = names.find((name) => fieldOf(config, name).type === 'slug');
    const title = titleField(config, names);
    if (slug === undefined || title === undefined) return;
    let proposed = slugOf(form.getValues(title) ?? '');
    return form.subscribe({
      name: title,
      formState: { values: true },
      callback({ values }) {
        const next = slugOf(values[title] ?? '');
        const isUntouched = [proposed, ''].includes(values[slug] ?? '');
        proposed = next;
        if (isUntouched) form.setValue(slug, next, { shouldDirty: true });
      },
    });
  }, [config, names, form]);
}
