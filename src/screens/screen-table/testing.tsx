import type { ComponentProps } from 'react';
import { fetchedList } from '../../stores/testing';
import { ScreenTable } from './screen-table';

type ScreenTableProps = ComponentProps<typeof ScreenTable>;

const defaults = { sorting: [], pageSize: 2, sortable: ['name'] };

/** A table of people on a screen, two on a page. */
export const PeopleTable = (
  props: Pick<ScreenTableProps, 'columns' | 'rows'> & Partial<ScreenTableProps>,
) => (
  <ScreenTable
    caption="People"
    list={fetchedList('people')}
    defaults={defaults}
    filterables={undefined}
    {...props}
  />
);
