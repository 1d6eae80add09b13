import { render } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ViewButtons } from '../../screens/screen-table/view-buttons';
import { signedInAt } from '../../stores/testing';
import { commandsOf } from './commands';

const pack = { name: 'To pack', address: 'f.packed=No' };
const defaults = { sorting: [], pageSize: 50, sortable: [] };

test.each(['in', 'outside of'])(
  'the button of a view %s the toolbar is a command, whatever its count',
  (place) => {
    const buttons = (
      <div data-commands={place === 'in' ? '' : undefined}>
        <ViewButtons views={[pack]} counts={[12]} defaults={defaults} />
      </div>
    );
    render(<RouterProvider router={signedInAt('/order', buttons).router} />);
    const found = commandsOf([], () => {}).filter(({ label }) => label.startsWith('To pack'));
    expect(found).toMatchObject([{ key: 'Actions To pack', label: 'To pack' }]);
  },
);
