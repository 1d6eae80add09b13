import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../components/class-names';
import { ListControl } from '../../components/combobox/list-control';
import { controlClasses } from '../../components/controls/control-classes';
import { Icon } from '../../components/icon';
import { Dialog } from '../../components/overlays/dialog';
import { recentKeys, rememberKey } from '../../stores/preferences/recent';
import { whenIdle } from '../../table/when-idle';
import { type Choice, findChoices, groupsOf, knownChoices } from './find';
import type { RowSource } from './row-sources';
import { texts } from './texts';

interface PaletteProps {
  readonly commands: readonly Choice[];
  readonly sources: readonly RowSource[];
  readonly onClose: () => void;
}

/** Finds screens, rows and actions by typing. Until then, it lists recent choices and all commands. */
export function Palette({ commands, sources, onClose }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [term, setTerm] = useState('');
  const version = useIndexes(sources);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version changes with what the sources have.
  const found = useMemo(() => {
    if (term.trim() !== '') return groupsOf(findChoices(term, commands, sources));
    const recent = knownChoices(recentKeys(), commands, sources);
    const others = groupsOf(commands.filter((command) => !recent.includes(command)));
    return recent.length > 0 ? [{ name: texts.recent, choices: recent }, ...others] : others;
  }, [term, commands, sources, version]);
  const count = found.reduce((sum, { choices }) => sum + choices.length, 0);

  // After every render: on touch screens, dialogs take the focus from their inputs.
  useEffect(() => input.current?.focus());

  function choose(choice: Choice | null) {
    if (!choice) return;
    rememberKey(choice.key);
    // The dialog returns the focus first.
    flushSync(onClose);
    setTimeout(choice.run);
  }

  return (
    <Dialog title={texts.title} onClose={onClose} place="top">
      <Combobox immediate value={null} onChange={choose}>
        <ComboboxInput
          as={ListControl}
          ref={input}
          data-autofocus
          aria-label={texts.input}
          placeholder={texts.placeholder}
          className={classNames(controlClasses, 'h-9')}
          value={term}
          displayValue={() => term}
          onChange={({ currentTarget }) => setTerm(currentTarget.value)}
          isOwnKey={({ key }) => {
            if (key === 'Escape') onClose();
            // Home and End move the cursor in the text.
            return ['Escape', 'Home', 'End'].includes(key);
          }}
        />
        <p role="status" className={count > 0 ? 'sr-only' : 'pt-4 text-muted'}>
          {count > 0 ? texts.results(count) : texts.nothing}
        </p>
        <ComboboxOptions
          // Remounted for each term, so that its first option becomes active.
          key={term}
          static
          modal={false}
          aria-label={texts.title}
          className={classNames(
            '-mx-2 max-h-[min(28rem,60dvh)] overflow-y-auto',
            count > 0 && 'mt-3',
          )}
        >
          {found.map(({ name, choices }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be in a listbox.
            <div
              key={name}
              role="group"
              aria-labelledby={`${id}-${index}`}
              className="not-first:pt-5"
            >
              <p id={`${id}-${index}`} className="px-2 pb-1 font-medium text-muted text-xs">
                {name}
              </p>
              {choices.map((choice) => (
                <ComboboxOption
                  key={choice.key}
                  value={choice}
                  className="flex min-h-9 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 data-focus:bg-accent-soft max-sm:min-h-11"
                >
                  <Icon name={choice.icon} className="shrink-0 text-muted" />
                  <span className="max-w-[60%] shrink-0 truncate">{choice.label}</span>
                  <span className="ml-auto truncate text-muted text-xs">
                    {choice.detail || (name === texts.recent && choice.group)}
                  </span>
                </ComboboxOption>
              ))}
            </div>
          ))}
        </ComboboxOptions>
      </Combobox>
    </Dialog>
  );
}

/**
 * Fetches the lists, and indexes them while the page is idle. Returns a number that changes with the lists and their
 * indexes.
 */
function useIndexes(sources: readonly RowSource[]): number {
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);
  const [indexed, countIndexed] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const stops = sources.map(({ follow }) => follow(countChange));
    return () => {
      for (const stop of stops) stop();
    };
  }, [sources]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has changed is read again.
  useEffect(() => {
    const work = (deadline: number) => sources.every(({ texts }) => texts().work(deadline));
    return whenIdle(work, countIndexed);
  }, [sources, changes]);
  return changes + indexed;
}
