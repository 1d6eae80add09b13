import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred, type Reply, type ScriptedServer, startServer } from '../../api/http/testing';
import { type AskMessage, answer } from '../../common/worker-calls';
import type { Row } from '../../entities/row';
import { entityConfig } from '../../entities/testing';
import { thingRows, things } from '../../spreadsheet/fixtures/things';
import { sheetXml, workbookParts, writeSpreadsheet, zipOf } from '../../spreadsheet/testing';
import { noticesStore } from '../../stores/calls/notices';
import { confirmationStore } from '../../stores/session/rights';
import { signedInAt } from '../../stores/testing';
import { previewHandlers } from './preview-handlers';
import { RowsUpdate } from './rows-update';

/** Runs the worker's program in this thread. Messages are copied, as between threads. */
class WorkerHere {
  onmessage: (event: { readonly data: object }) => void = () => {};
  readonly #send = (message: object) => this.onmessage({ data: structuredClone(message) });
  readonly #handlers = previewHandlers((progress) => this.#send(progress));
  postMessage(message: AskMessage): void {
    void answer(this.#handlers, structuredClone(message)).then(this.#send);
  }
  terminate(): void {
    this.onmessage = () => {};
  }
}

const headers = {
  'Access-Control-Allow-Origin': location.origin,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers': 'accept, x-requested-with, x-xsrf-token',
};

let server: ScriptedServer;
beforeEach(async () => {
  server = await startServer(createServer);
  vi.stubEnv('VITE_API_URL', server.url);
  vi.stubGlobal('Worker', WorkerHere);
  signedInAt('/thing');
  server.on('POST /api/thing/fetch', { json: [] });
  server.on('OPTIONS /api/thing/bulkUpdate', { headers });
});
afterEach(() => {
  cleanup();
  server.stop();
});

const fixture = (name: string) =>
  fileOf(readFileSync(`${process.cwd()}/src/spreadsheet/fixtures/${name}.xlsx`));
function fileOf(bytes: Uint8Array): File {
  const file = new File([new Uint8Array(bytes)], 'wallpapers.xlsx');
  // jsdom's files lack this method.
  file.arrayBuffer = async () => new Uint8Array(bytes).buffer;
  return file;
}
const chooser = () => screen.getByLabelText<HTMLInputElement>('Spreadsheet (.xlsx)');
const choose = (file: File) => userEvent.upload(chooser(), file);
const show = (rows: readonly Row[] = thingRows) =>
  render(<RowsUpdate config={things} rows={rows} />);
const linesOf = (name: string) =>
  [...screen.getByRole<HTMLTableElement>('table', { name }).rows].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
const alerts = () => noticesStore.getState().alerts.map(({ text }) => text);

describe('a chosen file', () => {
  test.each(['openpyxl-edited', 'libreoffice-edited'])(
    'shows its exact changes and problems: %s',
    async (name) => {
      show();
      await choose(fixture(name));
      expect(await screen.findByText('10 cells in 9 rows will change')).toBeDefined();
      expect(screen.getByText('3 invalid cells')).toBeDefined();
      expect(screen.getByText('1 unchanged row')).toBeDefined();
      await waitFor(() =>
        expect(linesOf('Changes')).toEqual([
          ['Row', 'Key', 'Column', 'Current', 'In the file'],
          ['2', 'WP1', 'Name (H1)', 'Misty forest 1', 'A new name'],
          ['3', 'WP2', 'Meta Title', '(empty)', '-2+3'],
          ['4', 'WP3', 'Notes', 'First line\nsecond line 2', 'One line'],
          ['5', 'WP4', 'Follow Index', 'index, follow', 'noindex, follow'],
          ['6', 'WP5', 'Valid Till', '20 Nov 2026', '31 Jan 2027'],
          ['7', 'WP6', 'Amount / Percentage', '5.5', '12.5'],
          ['8', 'WP7', 'Rate', '₹1,240.50', '₹99,999.99'],
          ['9', 'WP8', 'Status', 'Deactive', 'Active'],
          ['10', 'WP9', 'Meta Title', '=1+8', '(empty)'],
          ['10', 'WP9', 'Phone', '9876543210', '9876543211'],
        ]),
      );
      await waitFor(() =>
        expect(linesOf('Problems').slice(1)).toEqual([
          ['12', 'Name (H1)', '(empty)', 'Name (H1) is required.'],
          ['12', 'Follow Index', 'follow me', expect.stringContaining('must be one of')],
          ['13', 'Phone', '12345', expect.stringContaining('ten digits')],
        ]),
      );
      // jsdom can’t compute colours.
      const rules = { 'color-contrast': { enabled: false } };
      expect((await axe.run(document.body, { rules })).violations).toEqual([]);
    },
  );

  test('with unknown rows and columns names them', async () => {
    show(thingRows.slice(1));
    await choose(fixture('openpyxl'));
    expect(await screen.findByText('Ignored column: Remarks')).toBeDefined();
    expect(screen.getByText('1 unknown row')).toBeDefined();
  });

  test('with a key twice has an invalid cell, not an unknown row', async () => {
    show();
    await choose(fileOf(await writeSpreadsheet(things, [...thingRows, ...thingRows.slice(0, 1)])));
    expect(await screen.findByText('1 invalid cell')).toBeDefined();
    expect(screen.queryByText('1 unknown row')).toBeNull();
  });

  test('without rows says so', async () => {
    show();
    await choose(fileOf(await writeSpreadsheet(things, [])));
    expect(await screen.findByText('No rows in the file')).toBeDefined();
  });

  test('that changes nothing says so', async () => {
    show();
    await choose(fileOf(await writeSpreadsheet(things, thingRows)));
    expect(await screen.findByText('No changes')).toBeDefined();
    expect(screen.getByText('12 unchanged rows')).toBeDefined();
  });

  test('that can’t be read says so, and can still be uploaded', async () => {
    show();
    await choose(fileOf(new TextEncoder().encode('wpId,name\n'.repeat(20))));
    expect(await screen.findByText(/not an \.xlsx/)).toBeDefined();
    server.on('POST /api/thing/bulkUpdate', { text: '1', headers });
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(server.seen('POST /api/thing/bulkUpdate')).toHaveLength(1));
  });

  test('that is too large is not read', async () => {
    show();
    const file = fileOf(new Uint8Array());
    Object.defineProperty(file, 'size', { value: 3e9 });
    file.arrayBuffer = () => Promise.reject(new Error('Such a file is not read.'));
    await choose(file);
    expect(await screen.findByText(/larger than 20 MB/)).toBeDefined();
  });

  test('with problems that can’t be marked, because of a damaged part, says so', async () => {
    const cell = (at: string, text: string) =>
      `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = `<row>${cell('A1', 'wpId')}${cell('B1', 'name')}</row><row>${cell('A2', 'WP1')}</row>`;
    const theme = { name: 'xl/theme/theme1.xml', data: new TextEncoder().encode('<a') };
    show();
    await choose(fileOf(zipOf([...workbookParts({ data: sheetXml(rows) }), theme])));
    await userEvent.click(await screen.findByRole('button', { name: 'Download with errors' }));
    await waitFor(() => expect(alerts()).toEqual([expect.stringContaining('can’t be marked')]));
  });

  test.each(['things.csv', 'things.xls', 'things'])(
    'that is not an .xlsx is not uploaded: %s',
    async (name) => {
      show();
      fireEvent.change(chooser(), { target: { files: [new File(['wpId,name'], name)] } });
      expect(await screen.findByText(/not an \.xlsx/)).toBeDefined();
      await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
      expect(alerts()).toEqual([expect.stringContaining('not an .xlsx')]);
      expect(server.seen('POST /api/thing/bulkUpdate')).toHaveLength(0);
    },
  );

  test('with very many changes shows them page by page', async () => {
    const rows = Array.from({ length: 210 }, (_, index) => ({
      ...thingRows[0],
      wpId: `W${index}`,
    }));
    const changed = rows.map((row) => ({ ...row, name: 'New' }));
    show(rows);
    await choose(fileOf(await writeSpreadsheet(things, changed)));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more (110 left)' }));
    await waitFor(() => expect(linesOf('Changes')).toHaveLength(201));
    await userEvent.click(screen.getByRole('button', { name: 'Show more (10 left)' }));
    await waitFor(() => expect(linesOf('Changes')).toHaveLength(211));
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
  });

  test('is compared again with other rows', async () => {
    const { rerender } = show();
    await choose(fileOf(await writeSpreadsheet(things, thingRows)));
    expect(await screen.findByText('No changes')).toBeDefined();
    const others = thingRows.map((row) => ({ ...row, name: 'Other' }));
    rerender(<RowsUpdate config={things} rows={others} />);
    // The last preview stays, because someone may be reading it.
    expect(screen.getByText('No changes')).toBeDefined();
    expect(await screen.findByText('12 cells in 12 rows will change')).toBeDefined();
    expect(screen.queryByText('No changes')).toBeNull();
  });

  test('can be dropped', async () => {
    show();
    const file = fileOf(await writeSpreadsheet(things, thingRows));
    // jsdom has no drag and drop.
    vi.stubGlobal(
      'DataTransfer',
      class {
        readonly files = chooser().files;
        readonly items = { add: () => {} };
      },
    );
    fireEvent.drop(chooser(), { dataTransfer: { types: ['Files'], files: [file] } });
    expect(await screen.findByText('No changes')).toBeDefined();
  });

  test('ignores text that is dragged over it', () => {
    show();
    const dataTransfer = { types: ['text/plain'], files: [] };
    // The browser does what it does elsewhere on the page.
    expect(fireEvent.dragOver(chooser(), { dataTransfer })).toBe(true);
    expect(fireEvent.drop(chooser(), { dataTransfer })).toBe(true);
  });
});

describe('rows with new keys', () => {
  const box = (name = 'Add 1 new row') => screen.findByRole<HTMLInputElement>('checkbox', { name });
  const showAdding = (rows: readonly Row[]) =>
    render(<RowsUpdate config={things} rows={rows} isEmpty={rows.length === 0} />);
  beforeEach(() => confirmationStore.setState({ isConfirmed: true, offers: ['history'] }));
  afterEach(() => confirmationStore.setState({ isConfirmed: false, offers: [] }));

  test('are unknown until the box is ticked, and then sent to be added', async () => {
    showAdding(thingRows.slice(1));
    await choose(fileOf(await writeSpreadsheet(things, thingRows)));
    expect(await screen.findByText('1 unknown row')).toBeDefined();
    await userEvent.click(await box());
    expect(await screen.findByText('1 new thing')).toBeDefined();
    expect(screen.queryByRole('table', { name: 'Problems' })).toBeNull();
    await waitFor(() =>
      expect(linesOf('New rows')).toEqual([
        expect.arrayContaining(['Row', 'Wallpaper ID', 'Name (H1)']),
        expect.arrayContaining(['2', 'WP1', 'Misty forest 1', '₹1,234.50']),
      ]),
    );
    server.on('POST /api/thing/bulkUpdate', { text: '1', headers });
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(server.seen('POST /api/thing/bulkUpdate')).toHaveLength(1));
    expect(server.seen('POST /api/thing/bulkUpdate')[0]?.body).toMatch(/name="adds"\s+true/);
  });

  test('that are invalid are problems, as in a form', async () => {
    showAdding(thingRows.slice(2));
    const [first, second] = thingRows;
    const wrong = { ...first, name: null, rate: null };
    await choose(fileOf(await writeSpreadsheet(things, [wrong, { ...second, wpId: 'wp1' }])));
    await userEvent.click(await box('Add 2 new rows'));
    await waitFor(() =>
      expect(linesOf('Problems').slice(1)).toEqual([
        ['2', 'Name (H1)', '(empty)', 'Name (H1) is required.'],
        ['3', 'Wallpaper ID', 'wp1', 'Rows 2 and 3 have the same Wallpaper ID.'],
      ]),
    );
  });

  test('are counted before the box is ticked', async () => {
    showAdding(thingRows.slice(0, 10));
    await choose(fileOf(await writeSpreadsheet(things, thingRows)));
    expect((await box('Add 2 new rows')).checked).toBe(false);
  });

  test('are added to an empty list, which offers a sheet for them, unless the box is cleared', async () => {
    showAdding([]);
    expect(screen.getByRole('button', { name: 'Download empty sheet' })).toBeDefined();
    await choose(fileOf(await writeSpreadsheet(things, thingRows)));
    expect(await screen.findByText('12 new things')).toBeDefined();
    await userEvent.click(await box('Add 12 new rows'));
    expect(await screen.findByText('12 unknown rows')).toBeDefined();
  });

  test('may have more columns than the others', async () => {
    const bulkUpdate = { key: 'wpId', columns: ['wpId', 'name'], adds: true };
    const narrow = { ...things, actions: { ...things.actions, bulkUpdate } };
    render(<RowsUpdate config={narrow} rows={thingRows.slice(1)} />);
    await choose(fileOf(await writeSpreadsheet(things, thingRows)));
    expect(await screen.findByText(/^Ignored columns: metaTitle, notes/)).toBeDefined();
    await userEvent.click(await box());
    expect(
      await screen.findByText(/^Only filled in for new rows: Meta Title, Notes/),
    ).toBeDefined();
    expect(screen.getByText('11 unchanged rows')).toBeDefined();
  });

  test('stay unknown rows with another server', async () => {
    confirmationStore.setState({ offers: [] });
    showAdding([]);
    expect(screen.queryByRole('button', { name: 'Download empty sheet' })).toBeNull();
    await choose(fileOf(await writeSpreadsheet(things, thingRows)));
    expect(await screen.findByText('12 unknown rows')).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('Upload', () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Upload' }));

  test('asks for a file', async () => {
    show();
    await press();
    expect(alerts()).toEqual(['Please select .xls file']);
  });

  test('sends the file, and is ready for the next one', async () => {
    show();
    await choose(fixture('openpyxl-edited'));
    server.on('POST /api/thing/bulkUpdate', { text: '', headers });
    await press();
    await waitFor(() =>
      expect(noticesStore.getState().toasts).toMatchObject([{ text: 'Data Updated' }]),
    );
    await waitFor(() => expect(chooser().files).toHaveLength(0));
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('keeps a file that was chosen while another was being sent', async () => {
    show();
    await choose(fixture('openpyxl-edited'));
    const reply = deferred<Reply>();
    server.on('POST /api/thing/bulkUpdate', reply.promise);
    await press();
    await choose(fileOf(await writeSpreadsheet(things, thingRows)));
    reply.resolve({ text: '', headers });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Upload' }).ariaBusy).toBeNull());
    expect(chooser().files).toHaveLength(1);
    expect(await screen.findByText('No changes')).toBeDefined();
  });

  test('waits until the problems are fixed, unless another server has to decide', async () => {
    confirmationStore.setState({ isConfirmed: true, offers: ['history'] });
    show();
    await choose(fixture('openpyxl-edited'));
    expect(await screen.findByText('Fix 3 problems first')).toBeDefined();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Upload' });
    expect(button.disabled).toBe(true);
    expect(button.getAttribute('aria-describedby')).toBe(
      screen.getByText('Fix 3 problems first').id,
    );
    await choose(fileOf(await writeSpreadsheet(things, thingRows)));
    expect(await screen.findByText('No changes')).toBeDefined();
    expect(button.disabled).toBe(false);

    confirmationStore.setState({ offers: [] });
    await choose(fixture('openpyxl-edited'));
    expect(await screen.findByText('3 invalid cells')).toBeDefined();
    expect(screen.queryByText('Fix 3 problems first')).toBeNull();
    expect(button.disabled).toBe(false);
  });

  test('keeps the file if the server finds something wrong', async () => {
    show();
    await choose(fixture('openpyxl-edited'));
    const errors = { 'rows.12.name': ['Name (H1) is required.'] };
    server.on('POST /api/thing/bulkUpdate', { status: 422, json: { errors }, headers });
    await press();
    await waitFor(() => expect(alerts()).toEqual(['Row 12: Name (H1) is required.']));
    expect(chooser().files).toHaveLength(1);
    expect(await screen.findByRole('table', { name: 'Changes' })).toBeDefined();
    await choose(fixture('libreoffice-edited'));
    expect(alerts()).toEqual([]);
  });
});

test('the section has the parts that the config lists', () => {
  const fields = [{ name: 'name', type: 'text' }];
  const parts = (actions: object) => {
    render(<RowsUpdate config={entityConfig({ fields, actions })} rows={[]} />);
    const region = within(screen.getByRole('region', { name: 'Bulk Update' }));
    const names = region.getAllByRole('button').map(({ textContent }) => textContent);
    const hasInput = region.queryByLabelText('Spreadsheet (.xlsx)') !== null;
    cleanup();
    return [...names, hasInput];
  };
  expect(parts({ download: {} })).toEqual(['Download Data', false]);
  expect(parts({ bulkUpdate: { key: 'name' } })).toEqual(['Upload', true]);
  expect(parts({ bulkUpdate: { key: 'name' }, download: {} })).toEqual([
    'Download Data',
    'Upload',
    true,
  ]);
});

test('a download that fails says so', async () => {
  show();
  server.on('POST /api/thing/download', { status: 500, json: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Download Data' }));
  await waitFor(() =>
    expect(noticesStore.getState().toasts).toMatchObject([{ text: 'Unable to download data' }]),
  );
});
