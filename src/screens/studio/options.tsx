import { isRecord } from '../../common/is-record';
import { Button } from '../../components/controls/button';
import { IconButton } from '../../components/controls/icon-button';
import { Icon } from '../../components/icon';
import type { Path } from './edit-text';
import { LabelInput } from './form-parts';
import { texts } from './texts';

interface OptionsProps {
  readonly field: string;
  readonly options: readonly unknown[];
  /** Sets a value below the options, or removes it. */
  readonly onSet: (path: Path, value: unknown) => void;
}

/** The options of a select: their labels can be changed, options added and removed. */
export function Options({ field, options, onSet }: OptionsProps) {
  return (
    <div className="order-last flex w-full flex-wrap items-center gap-1.5">
      {options.map((option, index) => {
        const label = String((isRecord(option) ? option.label : option) ?? '');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity while they are typed.
          <span key={index} className="flex w-34 items-center">
            <LabelInput
              name={texts.optionOf(field, index + 1)}
              text={label}
              onChange={(text) => onSet(isRecord(option) ? [index, 'label'] : [index], text)}
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
      <Button size="sm" onClick={() => onSet([options.length], newOption(options))}>
        {texts.addOption}
      </Button>
    </div>
  );
}

/** An option with a value of its own, of the kind that the others have. */
function newOption(options: readonly unknown[]) {
  const values = options.map((option) => (isRecord(option) ? option.value : option));
  const numbers = values.map((value) => Number(/\d*$/.exec(String(value))?.[0]));
  const next = Math.max(options.length, ...numbers) + 1;
  const isNumber = values.some((value) => typeof value === 'number');
  return { value: isNumber ? next : `option${next}`, label: texts.newOption };
}
