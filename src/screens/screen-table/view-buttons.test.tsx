import { render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { signedInAt } from '../../stores/testing';
import { ViewButtons } from './view-buttons';

const due = { name: 'Payment due', address: 'f.payment=Pending&f.payment=Partially+paid' };
const defaults = { sorting: [], pageSize: 50, sortable: [] };

test.each([
  ['f.payment=Partially+paid&f.payment=Pending', 'true'],
  ['f.payment=Pending&f.payment=Partially+paid', 'true'],
  ['f.payment=Pending', 'false'],
])('at %s, the view is on: %s', (address, isOn) => {
  const buttons = <ViewButtons views={[due]} counts={[7]} defaults={defaults} />;
  render(<RouterProvider router={signedInAt(`/order?${address}`, buttons).router} />);
  expect(screen.getByRole('button', { name: /^Payment due/ }).ariaPressed).toBe(isOn);
});
