import { createServer } from 'node:http';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from '../../api/http/testing';
import { signedInAt } from '../../stores/testing';
import { AuditScreen } from './audit-screen';

const LOG = 'POST /api/accounts/auditLog';
const log = (...people: string[]) => ({
  json: {
    entries: people.map((who, id) => ({
      id,
      at: '2026-11-20T10:00:00.000Z',
      kind: 'sign-in',
      who,
      subject: null,
      address: null,
      details: {},
    })),
    next: null,
    kinds: ['sign-in'],
    people: ['asha', 'ravi'],
  },
});

test('if the audit log can’t be filtered, it can be loaded again, without losing the focus', async () => {
  const server = await startServer(createServer);
  onTestFinished(() => server.stop());
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/audit');
  server.on(LOG, log('asha', 'ravi'), { status: 500 }, { status: 500 }, log('ravi'));
  render(<AuditScreen />);

  const ravi = await screen.findByRole('option', { name: 'ravi' });
  const person = screen.getByLabelText<HTMLSelectElement>('Person');
  await userEvent.selectOptions(person, ravi);
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('status').textContent).toBe('This could not be loaded.');
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(person.value).toBe('ravi');

  await userEvent.click(tryAgain);
  await expect.poll(() => server.seen(LOG)).toHaveLength(3);
  expect(await screen.findByText('This could not be loaded.')).toBeDefined();
  expect(document.activeElement).toBe(tryAgain);

  await userEvent.click(tryAgain);
  expect((await screen.findByRole('listitem')).textContent).toContain('ravi');
  expect(server.seen(LOG)).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true);
});
