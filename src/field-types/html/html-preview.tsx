import type { SyntheticEvent } from 'react';
import { siteUrl } from '../site-url';

/** Blocks scripts and forms in the preview. It has this page’s origin, so this page can style and measure it. */
const SANDBOX = 'allow-same-origin';

interface HtmlPreviewProps {
  readonly title: string;
  readonly html: string;
  readonly minHeight: string;
}

/** Renders HTML, with the pictures of the public site, in a sandboxed frame as tall as its content. */
export function HtmlPreview({ title, html, minHeight }: HtmlPreviewProps) {
  return (
    <iframe
      title={title}
      sandbox={SANDBOX}
      srcDoc={withPictures(html)}
      style={{ minHeight }}
      className="w-full rounded-md border border-line bg-white"
      onLoad={arrange}
    />
  );
}

/** Styles the content like a typical site: a sans-serif font, and pictures no wider than the page. */
function arrange({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  const { documentElement, body, images } = frame.contentDocument ?? {};
  if (!documentElement || !body || !images) return;
  const font = '1rem/1.6 system-ui, sans-serif';
  Object.assign(body.style, {
    font,
    maxWidth: '46rem',
    margin: '1.5rem auto',
    padding: '0 1.5rem',
  });
  const size = { maxWidth: '100%', maxHeight: '26rem', width: 'auto', height: 'auto' };
  for (const { style } of images) Object.assign(style, size);
  // Reset first: `scrollHeight` is never less than the height of the frame.
  frame.style.height = '';
  frame.style.height = `${documentElement.scrollHeight + 2}px`;
}

/** Paths of pictures are relative to the public site, not to this page. */
function withPictures(html: string): string {
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of documentElement.querySelectorAll('img')) {
    const url = siteUrl(picture.getAttribute('src') ?? '');
    if (url) picture.setAttribute('src', url);
  }
  return documentElement.outerHTML;
}
