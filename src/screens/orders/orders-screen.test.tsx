import { createServer } from 'node:http';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from '../../api/http/testing';
import { giveHeights } from '../../components/combobox/testing';
import { signedInAt } from '../../stores/testing';
import { OrdersScreen } from './orders-screen';

const INSTALLERS = 'POST /api/installer/fetch';

test('installers that failed to load don’t look like an empty list, and can be loaded again', async () => {
  giveHeights();
  const server = await startServer(createServer);
  onTestFinished(() => server.stop());
  vi.stubEnv('VITE_API_URL', server.url);
  server.on('POST /api/orders/fetch', { json: [{ id: 7, orderId: 'ORD-7' }] });
  server.on(INSTALLERS, { status: 404 }, { json: [{ id: 1, name: 'Asha' }] });
  render(<RouterProvider router={signedInAt('/order', <OrdersScreen />).router} />);
  /** Opens the list of installers, once the request is over. */
  async function open(requests: number) {
    await expect.poll(() => server.seen(INSTALLERS)).toHaveLength(requests);
    const box = () => screen.findByRole('combobox', { name: 'Installer for order ORD-7' });
    await expect.poll(box).toMatchObject({ placeholder: 'Not assigned' });
    await userEvent.click(await box());
  }
  await open(1);
  await screen.findByText('Installers couldn’t be loaded. Click “Refresh” to try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await open(2);
  await screen.findByRole('option', { name: 'Asha' });
});
