import { createServer } from 'node:http';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { studioStore } from '../../stores/studio/state';
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
