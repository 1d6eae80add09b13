import { createServer } from 'node:http';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { entityConfig } from '../../entities/testing';
import { noticesStore } from '../../stores/calls/notices';
import { confirmationStore } from '../../stores/session/rights';
import { signedInAt } from '../../stores/testing';
import { AddForm } from './add-form';
import { UpdateDialog } from './update-dialog';

const config = entityConfig({
  endpoint: '/api/staff',
  fields: [
    { name: 'name', type: 'text' },
    { name: 'photo', type: 'image', upload: true },
    { name: 'story', type: 'html', upload: true },
    { name: 'note', type: 'html' },
  ],
  columns: [{ field: 'name' }],
  actions: { add: {}, update: {} },
});

/** XMLHttpRequest needs these, because the test’s page and server have different origins. */
const headers = {
  'Access-Control-Allow-Origin': location.origin,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers': 'accept, x-requested-with, x-xsrf-token',
};
const UPLOAD = `/api/uploads/${config.name}/photo`;
const STORY_UPLOAD = `/api/uploads/${config.name}/story`;
const STORED = { headers, json: { path: 'images/uploads/anna.jpg' } };
const ADD = `POST ${config.endpoints.add}`;
const UPDATE = `POST ${config.endpoints.update}`;

let server: ScriptedServer;
beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  server.on(`OPTIONS ${UPLOAD}`, { headers });
  server.on(`OPTIONS ${STORY_UPLOAD}`, { headers });
  server.on(`POST ${config.endpoints.fetch}`, { json: [] });
  server.on(ADD, { json: {} });
  server.on(UPDATE, { json: {} });
});
afterEach(() => {
  cleanup();
  server.stop();
});

function show(form: ReactNode) {
  const { router } = signedInAt('/staff', form);
  confirmationStore.setState({ isConfirmed: true, offers: ['uploads'] });
  render(<RouterProvider router={router} />);
}
const showForm = () =>
  show(
    <AddForm config={config} title="Add Staff" names={['name', 'photo']} draftKey="staff:add" />,
  );

/** Chooses a picture. Resolving the result answers its upload. */
async function choosePicture() {
  const reply = deferred<Reply>();
  server.on(`POST ${UPLOAD}`, reply.promise);
  const file = new File(['a picture'], 'anna.jpg', { type: 'image/jpeg' });
  const [input] = screen.getAllByLabelText<HTMLInputElement>('Upload a picture');
  if (!input) throw new Error('There is no input for files.');
  await userEvent.upload(input, file);
  await expect.poll(() => server.seen(`POST ${UPLOAD}`)).toHaveLength(1);
  return reply;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (line: string) => server.seen(line).map(({ body }) => JSON.parse(body));
const busyButton = (name: string) => screen.getByRole('button', { name }).ariaBusy;

test('the button beside a picture’s path shows a short word instead of its accessible name', () => {
  showForm();
  expect(screen.getByRole('button', { name: 'Upload a picture' }).textContent).toBe('Upload');
});

test('a row that is submitted during an upload is sent with the picture', async () => {
  showForm();
  await userEvent.type(box('Name'), 'Anna');
  const reply = await choosePicture();
  screen.getByText('Uploading Photo…');
  await click('Submit');
  screen.getByText('Waiting for Photo to upload…');
  expect(busyButton('Submit')).toBe('true');
  expect(server.seen(ADD)).toEqual([]);
  reply.resolve(STORED);
  await expect.poll(() => bodies(ADD)).toMatchObject([{ name: 'Anna', photo: STORED.json.path }]);
  await expect.poll(() => [box('Name').value, box('Photo').value]).toEqual(['', '']);
});

test('a row that waits for a picture is sent with another one that is chosen instead', async () => {
  showForm();
  await userEvent.type(box('Name'), 'Anna');
  await choosePicture();
  await click('Submit');
  server.on(`POST ${UPLOAD}`, STORED);
  const [input] = screen.getAllByLabelText<HTMLInputElement>('Upload a picture');
  if (!input) throw new Error('There is no input for files.');
  await userEvent.upload(input, new File(['another'], 'other.jpg', { type: 'image/jpeg' }));
  await expect.poll(() => bodies(ADD)).toMatchObject([{ name: 'Anna', photo: STORED.json.path }]);
});

test('a cancelled upload sends nothing, and keeps what was typed', async () => {
  showForm();
  await userEvent.type(box('Name'), 'Anna');
  const reply = await choosePicture();
  await click('Submit');
  await click('Cancel upload');
  await expect.poll(() => busyButton('Submit')).toBe(null);
  reply.resolve(STORED);
  expect([box('Name').value, box('Photo').value]).toEqual(['Anna', '']);
  expect(server.seen(ADD)).toEqual([]);
  await click('Submit');
  await expect.poll(() => bodies(ADD)).toMatchObject([{ name: 'Anna' }]);
});

test('a picture that arrives after a reset is not in the next row', async () => {
  showForm();
  const reply = await choosePicture();
  await click('Reset');
  await userEvent.type(box('Name'), 'Bert');
  reply.resolve(STORED);
  await click('Submit');
  await expect.poll(() => bodies(ADD)).toHaveLength(1);
  expect(bodies(ADD)[0]).not.toMatchObject({ photo: STORED.json.path });
  expect(box('Photo').value).toBe('');
});

test('a rejected picture has its error at the field, and the row is not sent without it', async () => {
  showForm();
  await userEvent.type(box('Name'), 'Anna');
  const reply = await choosePicture();
  await click('Submit');
  reply.resolve({ status: 422, headers, json: { errors: { file: ['This is no picture.'] } } });
  const message = await screen.findByText('This is no picture.');
  expect(box('Photo').getAttribute('aria-invalid')).toBe('true');
  expect(box('Photo').getAttribute('aria-describedby')?.split(' ')).toContain(message.id);
  screen.getByText(/^Not uploaded: Photo\./);
  expect(server.seen(ADD)).toEqual([]);
  expect(noticesStore.getState().alerts).toEqual([]);
  server.on(`POST ${UPLOAD}`, STORED);
  const [input] = screen.getAllByLabelText<HTMLInputElement>('Upload a picture');
  if (input) await userEvent.upload(input, new File(['x'], 'b.jpg', { type: 'image/jpeg' }));
  await expect.poll(() => box('Photo').value).toBe(STORED.json.path);
  expect(screen.queryByText('This is no picture.')).toBeNull();
});

test('all files that could not be uploaded are named until they are chosen again', async () => {
  show(
    <AddForm
      config={config}
      title="Add Staff"
      names={['name', 'photo', 'story']}
      draftKey="staff:add"
    />,
  );
  await userEvent.type(box('Name'), 'Anna');
  const rejection = { status: 422, headers, json: { errors: { file: ['Too large.'] } } };
  server.on(`POST ${UPLOAD}`, rejection, STORED);
  server.on(`POST ${STORY_UPLOAD}`, rejection);
  const file = new File(['a picture'], 'anna.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Upload a picture', { selector: 'input' }), file);
  await screen.findByText(/^Not uploaded: Photo\./);
  await userEvent.upload(screen.getByLabelText('Insert picture', { selector: 'input' }), file);
  await screen.findByText(/^Not uploaded: Photo, Story\./);
  await userEvent.upload(screen.getByLabelText('Upload a picture', { selector: 'input' }), file);
  await screen.findByText(/^Not uploaded: Story\./);
  expect([box('Name').value, box('Photo').value]).toEqual(['Anna', STORED.json.path]);
});

test('a picture is inserted into a text at the cursor, even while more is typed', async () => {
  show(
    <AddForm config={config} title="Add Staff" names={['name', 'story']} draftKey="staff:add" />,
  );
  await userEvent.type(box('Story'), 'Before. After.');
  const reply = deferred<Reply>();
  server.on(`POST ${STORY_UPLOAD}`, reply.promise);
  const [input] = screen.getAllByLabelText<HTMLInputElement>('Insert picture');
  if (!input) throw new Error('There is no input for files.');
  await userEvent.upload(input, new File(['a picture'], 'anna.jpg', { type: 'image/jpeg' }));
  await userEvent.type(box('Story'), 'New. ', { initialSelectionStart: 8 });
  reply.resolve(STORED);
  const start = 'Before. New. <img src="/images/uploads/anna.jpg" alt="';
  await expect.poll(() => box('Story').value).toBe(`${start}">After.`);
  // The cursor is where the description of the picture goes.
  expect(document.activeElement).toBe(box('Story'));
  await userEvent.keyboard('Anna');
  expect(box('Story').value).toBe(`${start}Anna">After.`);
  await userEvent.type(box('Name'), 'Anna');
  await click('Submit');
  await expect.poll(() => bodies(ADD)).toMatchObject([{ story: `${start}Anna">After.` }]);
});

test('a picture that arrives after its text was hidden and shown again overwrites nothing', async () => {
  const options = ['Told', 'Untold'].map((value) => ({ value, label: value }));
  const hiding = entityConfig({
    name: config.name,
    fields: [
      { name: 'kind', type: 'select', options, default: 'Told' },
      { name: 'story', type: 'html', upload: true, showIf: { kind: 'Told' } },
    ],
    actions: { add: {} },
  });
  show(
    <AddForm config={hiding} title="Add Staff" names={['kind', 'story']} draftKey="staff:add" />,
  );
  const reply = deferred<Reply>();
  server.on(`POST ${STORY_UPLOAD}`, reply.promise);
  await userEvent.upload(
    screen.getByLabelText('Insert picture', { selector: 'input' }),
    new File(['a picture'], 'anna.jpg', { type: 'image/jpeg' }),
  );
  const kind = screen.getByRole('combobox', { name: 'Kind' });
  await userEvent.selectOptions(kind, 'Untold');
  await userEvent.selectOptions(kind, 'Told');
  await userEvent.type(box('Story'), 'Typed since.');
  reply.resolve(STORED);
  const picture = '<img src="/images/uploads/anna.jpg" alt="">';
  await expect.poll(() => box('Story').value).toBe(`Typed since.${picture}`);
});

test('only a text that takes pictures has a button to insert one', () => {
  show(
    <AddForm config={config} title="Add Staff" names={['story', 'note']} draftKey="staff:add" />,
  );
  const [button, ...others] = screen.getAllByRole('button', { name: 'Insert picture' });
  expect(box('Story').parentElement?.contains(button ?? null)).toBe(true);
  expect(others).toEqual([]);
});

test('lines without tags become paragraphs on request', async () => {
  show(<AddForm config={config} title="Add Staff" names={['note']} draftKey="staff:add" />);
  await userEvent.type(box('Note'), 'One');
  expect(screen.queryByRole('button', { name: 'Make paragraphs' })).toBeNull();
  await userEvent.type(box('Note'), '{Enter}{Enter}Two & more');
  await click('Make paragraphs');
  expect(box('Note').value).toBe('<p>One</p>\n<p>Two & more</p>');
  expect(screen.queryByRole('button', { name: 'Make paragraphs' })).toBeNull();
});

test('an update also waits for its picture', async () => {
  const row = { id: 3, version: 1, name: 'Anna', photo: '' };
  show(
    <UpdateDialog
      config={config}
      title="Update Staff"
      names={['name', 'photo']}
      row={row}
      table={{
        rows: [row],
        columns: [],
        filterables: [],
        defaults: { sorting: [], pageSize: 10, sortable: [] },
      }}
      draftKey="staff:update"
      onGoTo={() => undefined}
      onClose={() => undefined}
      onReopen={() => undefined}
    />,
  );
  const reply = await choosePicture();
  await click('Update');
  expect(server.seen(UPDATE)).toEqual([]);
  reply.resolve(STORED);
  await expect.poll(() => bodies(UPDATE)).toMatchObject([{ id: 3, photo: STORED.json.path }]);
});
