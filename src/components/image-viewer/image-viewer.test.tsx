import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { ImageViewer } from './image-viewer';

afterEach(cleanup);

function Page({ images, first }: { readonly images: readonly string[]; readonly first: number }) {
  const [index, setIndex] = useState<number | undefined>();
  return (
    <>
      <button type="button" onClick={() => setIndex(first)}>
        Show image
      </button>
      <ImageViewer
        title="Images of Asha’s review"
        images={images}
        index={index}
        onIndex={setIndex}
        onClose={() => setIndex(undefined)}
      />
    </>
  );
}

const THREE = ['/a.jpg', '/b.jpg', '/c.jpg'];
const opener = () => screen.getByRole('button', { name: 'Show image', hidden: true });
const shown = () => screen.getByRole('img').getAttribute('src');

async function open(images: readonly string[], first = 0) {
  render(<Page images={images} first={first} />);
  await userEvent.click(opener());
  await screen.findByRole('dialog', { name: 'Images of Asha’s review' });
}

describe('ImageViewer', () => {
  test('shows the image that was asked for, and which it is', async () => {
    await open(THREE, 1);
    expect(shown()).toBe('/b.jpg');
    expect(screen.getByRole('img', { name: 'Image 2 of 3' })).not.toBeNull();
    expect(screen.getByText('2 of 3')).not.toBeNull();
  });

  test('goes on and back by its buttons, around both ends', async () => {
    await open(THREE, 1);
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
    expect(shown()).toBe('/c.jpg');
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
    expect(shown()).toBe('/a.jpg');
    await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
    expect(shown()).toBe('/c.jpg');
  });

  test('goes on and back by arrow keys, after a click on the image too', async () => {
    await open(THREE);
    await userEvent.click(screen.getByRole('img'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(shown()).toBe('/b.jpg');
  });

  test('closes by Escape, and gives the focus back', async () => {
    await open(THREE);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener()));
  });

  test('says of an image that does not come where it should have been', async () => {
    await open(THREE, 2);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('This image can’t be shown.')).not.toBeNull();
    expect(screen.getByText('/c.jpg')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
    expect(shown()).toBe('/a.jpg');
  });

  test('has nothing to go to with a single image', async () => {
    await open(['/a.jpg']);
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toBe('/a.jpg');
    expect(screen.queryByRole('button', { name: 'Next image' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
