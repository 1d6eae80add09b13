import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { catalogueList, noLinks } from '../../stores/catalogue/list';
import { listStore } from '../../stores/lists/lists';
import { fetchedList, signedInAt } from '../../stores/testing';
import { ScreenTable } from '../screen-table/screen-table';
import { CatalogueSelectionBar } from './catalogue-selection-bar';

const products = [{ id: 1, name: 'Fern' }];

test('selected wallpapers without an id can’t be put into a category, as is the case with their boxes', async () => {
  const content = { products, categories: [{ catId: 'C1', text: 'Leaves' }], links: noLinks };
  listStore(catalogueList).setState({ status: 'ready', content });
  const table = (
    <ScreenTable
      caption="Catalogue"
      columns={[{ id: 'name', header: 'Name', cell: 'Fern' }]}
      rows={products}
      list={fetchedList('catalogue')}
      defaults={{ sorting: [], pageSize: 25, sortable: [] }}
      filterables={undefined}
      selecting={{
        titleOf: () => 'Fern',
        buttons: () => null,
        bar: (selection) => <CatalogueSelectionBar {...selection} />,
      }}
    />
  );
  const { router } = signedInAt('/catalogue?category=C1', table);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Fern' }));
  expect(screen.getByRole('button', { name: 'Add to category' })).toHaveProperty(
    'ariaDisabled',
    'true',
  );
});
