import { createServer } from 'node:http';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { signedInAt } from '../../stores/testing';
import { OrderDetails } from './order-details';

let server: ScriptedServer;
beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/order');
});
afterEach(() => server.stop());

test('each document that is being downloaded has its own progress', async () => {
  const invoice = deferred<Reply>();
  server.on('POST /invoices/downloadInvoice', invoice.promise);
  server.on('POST /invoices/downloadReceipt', deferred<Reply>().promise);
  render(<OrderDetails order={{ id: 7, transaction: { status: 'SUCCESS' } }} />);
  const progress = () => screen.queryAllByRole('progressbar').map((one) => one.ariaLabel);
  await userEvent.click(screen.getByRole('button', { name: 'Download Invoice' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download Recipt' }));
  expect(progress()).toEqual(['Download Invoice', 'Download Recipt']);
  invoice.resolve({ status: 404 });
  await waitFor(() => expect(progress()).toEqual(['Download Recipt']));
});
