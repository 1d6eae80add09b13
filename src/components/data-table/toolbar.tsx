import { RefreshCw, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { TextInput } from '../controls/text-input';
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
    <div className="flex items-center gap-2">
      {onTermChange && (
        <div className="relative min-w-0 max-w-sm flex-1">
          <Search
            size={16}
            aria-hidden
            className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-2.5 text-muted"
          />
          <TextInput
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            value={term}
            onChange={(event) => onTermChange(event.currentTarget.value)}
            onBlur={onLeaveSearch}
            className="!pl-8"
          />
        </div>
      )}
      <div className="ml-auto flex items-center gap-2">
        {children}
        <Button busy={refreshing} onClick={onRefresh} icon={<RefreshCw size={16} aria-hidden />}>
          <span className="max-sm:sr-only">{texts.refresh}</span>
        </Button>
      </div>
    </div>
  );
}
