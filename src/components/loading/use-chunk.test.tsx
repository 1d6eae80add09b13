import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useChunk } from './use-chunk';

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? 'failed' : this.props.children;
  }
}

function Part({ load }: { readonly load: () => Promise<{ text: string }> }) {
  return useChunk(load)?.text ?? 'loading';
}

function failingOnce() {
  return vi
    .fn<() => Promise<{ text: string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ text: 'loaded' });
}

/** Renders a part without a network, and returns once the part waits for the network. */
async function renderOffline() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const listen = vi.spyOn(globalThis, 'addEventListener');
  const load = failingOnce();
  const { unmount } = render(<Part load={load} />);
  await vi.waitFor(() => expect(listen.mock.calls.map(([type]) => type)).toContain('online'));
  function reconnect() {
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
  }
  return { load, unmount, reconnect };
}

test('a module that could not be loaded without a network is loaded when the network returns', async () => {
  const { reconnect } = await renderOffline();
  expect(screen.getByText('loading')).toBeDefined();
  reconnect();
  expect(await screen.findByText('loaded')).toBeDefined();
});

test('with a network, a module that can’t be loaded throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Boundary>
      <Part load={failingOnce()} />
    </Boundary>,
  );
  expect(await screen.findByText('failed')).toBeDefined();
});

test('an unmounted component does not load again', async () => {
  const { load, unmount, reconnect } = await renderOffline();
  unmount();
  reconnect();
  expect(load).toHaveBeenCalledTimes(1);
});
