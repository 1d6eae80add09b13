import { useForm } from 'react-hook-form';
import { TextField } from '../../components/controls/text-field';
import { FormDialog } from '../../components/overlays/form-dialog';
import { checkFieldName } from '../../entities/check/rules/check-names';
import { FIELD_NAME, LONGEST_FIELD_NAME } from '../../field-types/field-name';
import { texts as shared } from '../texts';
import { texts } from './texts';

interface RenameFieldDialogProps {
  readonly field: string;
  /** The names of all fields that the entity has. */
  readonly taken: readonly string[];
  readonly onRename: (to: string) => void;
  readonly onClose: () => void;
}

/** Asks for the new name of a field. */
export function RenameFieldDialog({ field, taken, onRename, onClose }: RenameFieldDialogProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: field } });

  const rename = handleSubmit(async ({ name }) => {
    if (name !== field) onRename(name);
    onClose();
  });

  function check(name: string): string | true {
    if (!FIELD_NAME.test(name) || name.length > LONGEST_FIELD_NAME) return texts.nameInvalid;
    const others = taken.filter((one) => one !== field).map((one) => one.toLowerCase());
    if (others.includes(name.toLowerCase())) return texts.nameTaken;
    return checkFieldName({ name, path: [] })[0]?.reason ?? true;
  }

  return (
    <FormDialog
      title={texts.renameOf(field)}
      size="sm"
      submitLabel={texts.rename}
      isSubmitting={formState.isSubmitting}
      onSubmit={rename}
      onClose={onClose}
    >
      <TextField
        {...register('name', { validate: check })}
        label={shared.name}
        help={texts.renameHelp(field)}
        error={formState.errors.name?.message}
        data-autofocus
        autoComplete="off"
        spellCheck={false}
      />
    </FormDialog>
  );
}
