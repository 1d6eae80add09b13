import { RefreshCw, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { TextInput } from '../text-input';
import { texts } from './texts';

interface TableToolbarProps {
  readonly term: string;
  readonly onTermChange: (term: string) => void;
  readonly isSearchable: boolean;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  /** What else stands in the toolbar. */
  readonly children: ReactNode;
}

/** The search box and the buttons above a table. */
export function TableToolbar(props: TableToolbarProps) {
  const { term, onTermChange, isSearchable, refreshing, onRefresh, children } = props;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isSearchable && (
        <div className="relative min-w-48 max-w-sm flex-1">
          <Search
            size={16}
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-muted"
          />
          <TextInput
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            value={term}
            onChange={(event) => onTermChange(event.currentTarget.value)}
            className="pl-8"
          />
        </div>
      )}
      <div className="ml-auto flex items-center gap-2">
        {children}
        <Button busy={refreshing} onClick={onRefresh} icon={<RefreshCw size={15} aria-hidden />}>
          {texts.refresh}
        </Button>
      </div>
    </div>
  );
}
