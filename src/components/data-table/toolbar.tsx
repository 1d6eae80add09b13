import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { TextInput } from '../controls/text-input';
import { Icon } from '../icon';
import { texts } from './texts';

interface ToolbarProps {
  readonly term: string;
  /** `undefined` where no column is searchable. */
  readonly onTermChange: ((term: string) => void) | undefined;
  readonly onLeaveSearch: () => void;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  /** More buttons, before Refresh. */
  readonly children: ReactNode;
}

/** The search box and the buttons above a table. */
export function Toolbar(props: ToolbarProps) {
  const { term, onTermChange, onLeaveSearch, refreshing, onRefresh, children } = props;
  return (
    <div
      data-commands
      className="-mx-4 px-4 flex items-center gap-2 max-sm:flex-wrap sm:mx-0 sm:px-0 max-sm:sticky max-sm:top-14 max-sm:z-20 max-sm:bg-surface max-sm:py-2"
    >
      {onTermChange && (
        <div className="shape search-shape relative min-w-0 flex-1 max-sm:basis-full sm:max-w-sm">
          <TextInput
            type="search"
            aria-label={texts.search}
            aria-keyshortcuts="/"
            placeholder={texts.search}
            value={term}
            onChange={(event) => onTermChange(event.currentTarget.value)}
            onBlur={onLeaveSearch}
            className="!pl-8"
          />
        </div>
      )}
      {children}
      <Button
        busy={refreshing}
        onClick={onRefresh}
        icon={<Icon name="refresh" />}
        className="max-sm:gap-0 max-sm:text-[0px]"
      >
        {texts.refresh}
      </Button>
    </div>
  );
}
