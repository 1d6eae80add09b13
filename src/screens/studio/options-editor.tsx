import { isRecord } from '../../common/is-record';
import { Button } from '../../components/controls/button';
import { IconButton } from '../../components/controls/icon-button';
import { TextInput } from '../../components/controls/text-input';
import { Icon } from '../../components/icon';
import { texts } from './texts';

interface OptionsEditorProps {
  readonly field: string;
  readonly options: readonly unknown[];
  /** Sets a value below the options, or removes it. */
  readonly onSet: (path: readonly (string | number)[], value: unknown) => void;
}

/** The options of a select: their labels can be changed, options added and removed. */
export function OptionsEditor({ field, options, onSet }: OptionsEditorProps) {
  const values = options.map((option) => (isRecord(option) ? option.value : option));
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
      {options.map((option, index) => {
        const label = String(isRecord(option) ? option.label : option);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity while they are typed.
          <span key={index} className="flex w-34 items-center">
            <TextInput
              aria-label={texts.optionOf(field, index + 1)}
              className="!h-7 text-xs"
              value={label}
              onChange={({ currentTarget: { value } }) =>
                onSet(isRecord(option) ? [index, 'label'] : [index], value)
              }
            />
            <IconButton
              size="sm"
              label={texts.removeOption(label)}
              icon={<Icon name="cross" size={12} />}
              onClick={() => onSet([index], undefined)}
            />
          </span>
        );
      })}
      <Button size="sm" onClick={() => onSet([options.length], newOption(values))}>
        {texts.addOption}
      </Button>
    </div>
  );
}

/** An option with a value of its own, of the kind that the others have. */
function newOption(values: readonly unknown[]) {
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length > 0) return { value: Math.max(...numbers) + 1, label: texts.newOption };
  let n = values.length + 1;
  while (values.includes(`option${n}`)) n += 1;
  return { value: `option${n}`, label: texts.newOption };
}
