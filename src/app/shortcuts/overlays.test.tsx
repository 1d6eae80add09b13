import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { texts } from '../../screens/texts';
import { noticesStore } from '../../stores/calls/notices';
import { loadConfigs } from '../configs';
import { openOverlay } from './overlays';

vi.mock('../configs', () => ({ loadConfigs: vi.fn(async () => []) }));

test('the palette opens at the second try if it could not be loaded at the first', async () => {
  vi.mocked(loadConfigs).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(() => openOverlay('palette'));
  expect(noticesStore.getState().alerts.map(({ text }) => text)).toEqual([texts.chunkError]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => openOverlay('palette'));
  expect(await screen.findByRole('dialog')).toBeDefined();
});
