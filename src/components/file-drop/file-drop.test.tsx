import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FileDrop, type FileDropProps } from './file-drop';
// Loaded up front, so that it doesn't count towards a test's time limit.
import './file-chip';

const made = vi.fn((file: File) => `blob:${file.name}`);
const revoked = vi.fn();
beforeEach(() => {
  made.mockClear();
  revoked.mockClear();
  // jsdom has neither of these.
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: revoked });
});

function Page(props: Partial<FileDropProps>) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileDrop
      label="Images"
      accept={['.jpg', '.jpeg', '.png']}
      maxFiles={20}
      {...props}
      files={files}
      onChange={setFiles}
    />
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Images');
const chips = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent);
const picture = (name: string, bytes = 3) => new File(['x'.repeat(bytes)], name);
const anyType = userEvent.setup({ applyAccept: false });

describe('FileDrop', () => {
  test('is a file input named by its label', () => {
    render(<Page />);
    expect(input().type).toBe('file');
    expect(input().multiple).toBe(true);
    expect(input().accept).toBe('.jpg,.jpeg,.png');
  });

  test('shows each chosen file with its name, size and picture', async () => {
    render(<Page />);
    await userEvent.upload(input(), [picture('a.png'), picture('B.JPG', 2048)]);
    await expect.poll(chips).toEqual(['a.png3 B', 'B.JPG2 kB']);
    const pictures = () =>
      screen.queryAllByRole('presentation').map((image) => image.getAttribute('src'));
    await expect.poll(pictures).toEqual(['blob:a.png', 'blob:B.JPG']);
  });

  test('adds to the chosen files, even two with the same name', async () => {
    render(<Page />);
    await userEvent.upload(input(), picture('a.png', 1));
    await userEvent.upload(input(), picture('a.png', 2));
    await expect.poll(chips).toEqual(['a.png1 B', 'a.png2 B']);
    const [, second] = screen.getAllByRole('button', { name: 'Remove a.png' });
    if (second) await userEvent.click(second);
    await expect.poll(chips).toEqual(['a.png1 B']);
  });

  test('frees the preview of a removed file, and accepts the file again', async () => {
    render(<Page />);
    const file = picture('a.png');
    await userEvent.upload(input(), file);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove a.png' }));
    await expect.poll(chips).toEqual([]);
    await expect.poll(() => revoked.mock.calls).toEqual([['blob:a.png']]);
    expect(document.activeElement).toBe(input());
    await userEvent.upload(input(), file);
    await expect.poll(chips).toEqual(['a.png3 B']);
  });

  test('keeps the valid files, and says why the others are skipped', async () => {
    render(<Page maxFiles={2} />);
    await anyType.upload(input(), [
      picture('notes.txt'),
      picture('empty.png', 0),
      picture('a.png'),
      picture('b.jpeg'),
      picture('c.png'),
    ]);
    const said = within(screen.getByRole('status')).getAllByRole('listitem');
    expect(said.map((item) => item.textContent)).toEqual([
      'notes.txt was skipped: only .jpg, .jpeg, .png files are allowed.',
      'empty.png was skipped: it is empty.',
      'c.png was skipped: at most 2 files are allowed.',
    ]);
    await expect.poll(() => chips().slice(3)).toEqual(['a.png3 B', 'b.jpeg3 B']);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove a.png' }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('says twice why two files with the same name are skipped', () => {
    const report = vi.spyOn(console, 'error');
    render(<Page />);
    const files = [picture('notes.txt'), picture('notes.txt')];
    fireEvent.drop(input(), { dataTransfer: { types: ['Files'], files } });
    expect(within(screen.getByRole('status')).getAllByRole('listitem')).toHaveLength(2);
    expect(report).not.toHaveBeenCalled();
  });

  test('shows errors of a file on its chip, and errors of all files below', async () => {
    const bad = picture('b.png');
    const errors = new Map([[bad, 'Not a picture.']]);
    render(<Page errors={errors} error="At least one image is needed." />);
    await userEvent.upload(input(), [picture('a.png'), bad]);
    await expect.poll(chips).toEqual(['a.png3 B', 'b.png3 BNot a picture.']);
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('dropping', () => {
  const zone = () => input().parentElement ?? document.body;
  const dataTransfer = { types: ['Files'], files: [picture('a.png'), picture('notes.txt')] };

  test('says that files can be dropped', () => {
    render(<Page />);
    expect(fireEvent.dragOver(zone(), { dataTransfer })).toBe(false);
    expect(screen.getByText('Drop to add')).not.toBeNull();
    fireEvent.dragLeave(zone(), { dataTransfer });
    expect(screen.queryByText('Drop to add')).toBeNull();
  });

  test('adds the files like choosing', async () => {
    render(<Page />);
    expect(fireEvent.drop(zone(), { dataTransfer })).toBe(false);
    expect(await screen.findByRole('button', { name: 'Remove a.png' })).not.toBeNull();
    expect(screen.getByRole('status').textContent).toContain('notes.txt was skipped');
  });

  test('ignores dragged text', () => {
    render(<Page />);
    const text = { types: ['text/plain'], files: [] };
    expect(fireEvent.dragOver(zone(), { dataTransfer: text })).toBe(true);
    expect(screen.queryByText('Drop to add')).toBeNull();
  });
});
