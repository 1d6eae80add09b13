import { type KeyboardEvent, useState } from 'react';
import { classNames } from '../class-names';
import { controlClasses } from '../controls/control-classes';
import { ListInput } from './list-input';
import type { ListInputAria, OpenList } from './list-input-props';
import { labelOf, type Option } from './option';

export interface ComboboxProps extends ListInputAria {
  /** Preferably always the same array: what searching needs is computed once per array. */
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly placeholder?: string | undefined;
  /** Whether emptying it chooses `null`. */
  readonly clearable?: boolean | undefined;
  /** Shown in the list when nothing matches. */
  readonly emptyText?: string | undefined;
}

/** A choice from a long list, found by typing. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, clearable = false, ...rest } = props;
  const [typed, setTyped] = useState<string>();
  const shown = value === null ? '' : labelOf(options, value);
  const isEmptied = clearable && typed?.trim() === '';

  function choose(next: string | null) {
    setTyped(undefined);
    if (next !== value) onChange(next);
  }

  /** Handles Enter if there is no option to choose: nothing matches, or the text was emptied. */
  function press(event: KeyboardEvent, list: OpenList | undefined): boolean {
    if (event.key !== 'Enter' || typed === undefined) return false;
    if (isEmptied) {
      list?.close();
      choose(null);
    } else if (list && list.found.length > 0) return false;
    event.preventDefault();
    return true;
  }

  return (
    <ListInput
      {...rest}
      options={options}
      text={typed ?? shown}
      search={typed ?? ''}
      chosen={value}
      onChoose={choose}
      onType={(text) => {
        setTyped(text);
        return false;
      }}
      onPress={press}
      onClose={() => setTyped(undefined)}
      onLeave={() => (isEmptied ? choose(null) : setTyped(undefined))}
      onClear={clearable && value !== null ? () => choose(null) : undefined}
      className={classNames(controlClasses, 'combobox h-9 truncate pr-8')}
    />
  );
}
