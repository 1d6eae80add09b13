import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { ImageViewer } from './image-viewer';

function Page({ images, first }: { readonly images: readonly string[]; readonly first: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show image
      </button>
      {isOpen && (
        <ImageViewer
          title="Images of Asha’s review"
          images={images}
          first={first}
          emptyText="No images"
          aside={<p>Lovely.</p>}
          onClose={() => setOpen(false)}
        />
      )}
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
  test('shows the chosen image and its number', async () => {
    await open(THREE, 1);
    expect(shown()).toBe('/b.jpg');
    expect(screen.getByRole('img', { name: 'Image 2 of 3' })).not.toBeNull();
    expect(screen.getByText('2 of 3')).not.toBeNull();
  });

  test('goes forward and back with its buttons, and wraps around', async () => {
    await open(THREE, 1);
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
    expect(shown()).toBe('/c.jpg');
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
    expect(shown()).toBe('/a.jpg');
    await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
    expect(shown()).toBe('/c.jpg');
  });

  test('goes forward and back with the arrow keys, even after a click on the image', async () => {
    await open(THREE);
    await userEvent.click(screen.getByRole('img'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(shown()).toBe('/b.jpg');
  });

  test('leaves the browser’s own keys with arrows alone', async () => {
    await open(THREE);
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(shown()).toBe('/a.jpg');
  });

  test('shows the last image if the chosen one has been removed since', () => {
    const viewer = (images: readonly string[]) => (
      <ImageViewer
        title="Images"
        images={images}
        first={2}
        emptyText="No images"
        aside={null}
        onClose={() => {}}
      />
    );
    const { rerender } = render(viewer(THREE));
    rerender(viewer(['/a.jpg', '/b.jpg']));
    expect(shown()).toBe('/b.jpg');
    expect(screen.getByText('2 of 2')).not.toBeNull();
    rerender(viewer([]));
    expect(screen.getByText('No images')).not.toBeNull();
  });

  test('closes on Escape and restores the focus', async () => {
    await open(THREE);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener()));
  });

  test('shows the URL of a broken image', async () => {
    await open(THREE, 2);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Image not available')).not.toBeNull();
    expect(screen.getByText('/c.jpg')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
    expect(shown()).toBe('/a.jpg');
  });

  test('has no arrows for a single image', async () => {
    await open(['/a.jpg']);
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toBe('/a.jpg');
    expect(screen.queryByRole('button', { name: 'Next image' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
