import { expect, test, vi } from 'vitest';
import { chunkTexts } from '../calls/load-or-alert';
import { noticesStore } from '../calls/notices';
import { confirmationStore } from '../session/rights';
import { signedInAt } from '../testing';
import { announceBatch } from './announce-batch';
import { offerUndo } from './undo';

const list = {
  key: 'faq',
  label: 'FAQs',
  path: '/api/faq/fetch',
  empty: [],
  read: () => [],
  keepSame: () => [],
};

test.each([
  ['a change', () => offerUndo('FAQ updated', list, { entity: 'faq', row: 1, version: 2 })],
  [
    'a batch',
    () =>
      announceBatch('2 FAQs updated', {
        kind: 'rows',
        entity: 'faq',
        entry: 7,
        refresh: async () => {},
      }),
  ],
])('if the code that undoes %s can’t be loaded, an alert says so', async (_, announce) => {
  signedInAt('/faq');
  confirmationStore.setState({ offers: ['history'] });
  vi.doMock('../history/history', () => {
    throw new TypeError('Failed to fetch');
  });
  announce();
  noticesStore.getState().undo?.run();
  await expect
    .poll(() => noticesStore.getState().alerts.map(({ text }) => text))
    .toEqual([chunkTexts.error]);
  vi.doUnmock('../history/history');
});
