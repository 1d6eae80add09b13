import { Button } from '../../components/button';
import type { EntityConfig } from '../../entities/entity-config';
import { addRow } from '../../stores/changes';
import { AddFormLayout } from './add-form-layout';
import { FormErrors } from './form-errors';
import { FormFields } from './form-fields';
import { addBody, startTexts } from './form-values';
import { SearchPreview } from './search-preview';
import { texts } from './texts';
import { useRowForm } from './use-row-form';

interface AddFormProps {
  readonly config: EntityConfig;
  readonly title: string;
  readonly names: readonly string[];
}

/** The form above the table that adds a row. */
export function AddForm({ config, title, names }: AddFormProps) {
  const { form, submit, reset, isBusy, otherErrors } = useRowForm({
    draftKey: `${config.name}:add`,
    names,
    start: startTexts(config, names),
    send: (values) => addRow(config, addBody(config, values)),
    onDone: focusFirst,
  });

  function focusFirst() {
    if (names[0]) form.setFocus(names[0]);
  }

  return (
    <form
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <AddFormLayout
        title={title}
        notice={<FormErrors errors={otherErrors} />}
        fields={<FormFields config={config} names={names} control={form.control} />}
        preview={
          config.searchPreview && (
            <SearchPreview preview={config.searchPreview} control={form.control} row={undefined} />
          )
        }
        buttons={
          <>
            <Button
              variant="secondary"
              onClick={() => {
                reset();
                focusFirst();
              }}
            >
              {texts.reset}
            </Button>
            <Button variant="primary" type="submit" busy={isBusy}>
              {texts.submit}
            </Button>
          </>
        }
      />
    </form>
  );
}
