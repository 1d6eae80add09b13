import { createServer } from 'node:http';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { endSession } from '../../stores/session/session';
import { editConfig } from '../../stores/studio/drafts';
import { keepRows } from '../../stores/studio/sample-rows';
import { studioStore, textOf } from '../../stores/studio/state';
import { signedInAt } from '../../stores/testing';
import { Workbench } from './workbench';

/** CodeMirror needs a browser that measures text. */
vi.mock('./editor/code-editor', () => ({
  CodeEditor: ({ schema }: { readonly schema: object }) => <p>{JSON.stringify(schema)}</p>,
}));

const SCHEMA = 'GET /api/studio/schema/roles';
const asDraft = (hash: string) =>
  studioStore.setState({
    configs: [{ name: 'roles', label: 'Roles', live: null, draft: { text: '{}', hash } }],
  });
let server: ScriptedServer;

afterEach(() => {
  cleanup();
  endSession();
  server.stop();
});

test('the editor has the schema of the last draft, even if an earlier one arrives later', async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/studio');
  const earlier = deferred<Reply>();
  server.on(SCHEMA, earlier.promise, { json: { title: 'last' } });
  asDraft('earlier');
  render(<Workbench name="roles" />);
  await expect.poll(() => server.seen(SCHEMA)).toHaveLength(1);
  act(() => asDraft('last'));
  await screen.findByText('{"title":"last"}');
  const answered = vi.spyOn(Response.prototype, 'text');
  earlier.resolve({ json: { title: 'earlier' } });
  await expect.poll(() => answered.mock.calls.length).toBe(1);
  await act(async () => answered.mock.results[0]?.value);
  expect(screen.getByText('{"title":"last"}')).toBeDefined();
});

test('a guessed field that is renamed before it is published keeps the values of its file', async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/studio');
  const PUT = 'PUT /api/studio/drafts/bike';
  server.on(PUT, { json: { hash: 'renamed', problems: [], warnings: [] } });
  server.on('POST /api/studio/impact', { json: { impact: [] } });
  const text = '{ "fields": [{ "name": "frame", "type": "text" }] }';
  studioStore.setState({
    configs: [{ name: 'bike', label: 'Bike', live: null, draft: { text, hash: 'guessed' } }],
  });
  keepRows('bike', { file: 'bikes.csv', rows: [{ frame: 'A-1' }] });
  const user = userEvent.setup();
  render(<Workbench name="bike" />);
  await user.click(screen.getByRole('button', { name: 'Rename frame' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'number{Enter}');
  await expect.poll(() => studioStore.getState().impact).toEqual([]);
  expect(JSON.parse(server.seen(PUT)[0]?.body ?? '').text).toContain('"was": "frame"');
});

test('a draft that could not be saved is saved once the network has returned', async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/studio');
  const saved = { json: { hash: 'saved', problems: [], warnings: [] } };
  server.on('PUT /api/studio/drafts/bike', { status: 500, json: {} }, saved);
  server.on('POST /api/studio/impact', { json: { impact: [] } });
  studioStore.setState({
    configs: [{ name: 'bike', label: 'Bike', live: null, draft: { text: '{}', hash: 'first' } }],
  });
  render(<Workbench name="bike" />);
  act(() => editConfig('bike', '{ "label": "Bike" }'));
  await screen.findByText(/^Not saved/);
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('Draft saved');
  await expect.poll(() => studioStore.getState().impact).toEqual([]);
});

test('the buttons that discard a draft and remove a config keep the focus when they are off', async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/studio');
  const live = { text: '{}', hash: 'live', publishedAt: '', publishedBy: null, note: null };
  const draft = { text: '', hash: 'removal', remove: true } as const;
  studioStore.setState({ configs: [{ name: 'bike', label: 'Bike', live, draft: null }] });
  render(<Workbench name="bike" />);
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button('Discard draft')).toMatchObject({ disabled: false, ariaDisabled: 'true' });
  act(() => studioStore.setState({ configs: [{ name: 'bike', label: 'Bike', live, draft }] }));
  expect(button('Remove config')).toMatchObject({ disabled: false, ariaDisabled: 'true' });
});

test('a version that arrives after its dialog was closed leaves the question about a removal open', async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  signedInAt('/studio');
  const live = { text: '{}', hash: 'live', publishedAt: '', publishedBy: null, note: null };
  studioStore.setState({ configs: [{ name: 'bike', label: 'Bike', live, draft: null }] });
  const version = { id: 1, hash: 'old', at: '2026-11-22T12:00:00.000Z', by: null, note: null };
  const late = deferred<Reply>();
  server.on('GET /api/studio/versions/bike', { json: [version] });
  server.on('GET /api/studio/versions/bike/1', late.promise);
  render(<Workbench name="bike" />);
  const click = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));
  await click('Versions');
  await click('Restore');
  await userEvent.keyboard('{Escape}');
  await click('Remove config');
  await screen.findByRole('dialog', { name: 'Remove bike?' });
  await act(async () => late.resolve({ json: { text: '{"label":"Old"}' } }));
  await expect.poll(() => textOf('bike')).toBe('{"label":"Old"}');
  expect(screen.queryByRole('dialog', { name: 'Remove bike?' })).not.toBeNull();
});
