import { pictureUrl } from '../image/picture-url';

/** Neither scripts nor forms of the preview work, and it can reach nothing of this page. */
const SANDBOX = '';

interface HtmlPreviewProps {
  readonly title: string;
  readonly html: string;
  readonly height: string;
}

/** Renders HTML in a sandboxed frame, with the pictures of the public site. */
export function HtmlPreview({ title, html, height }: HtmlPreviewProps) {
  return (
    <iframe
      title={title}
      sandbox={SANDBOX}
      srcDoc={withPictures(html)}
      style={{ height }}
      className="w-full rounded-md border border-line bg-white"
    />
  );
}

/** Paths of pictures are relative to the public site, not to this page. */
function withPictures(html: string): string {
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of documentElement.querySelectorAll('img')) {
    const url = pictureUrl(picture.getAttribute('src') ?? '');
    if (url) picture.setAttribute('src', url);
  }
  return documentElement.outerHTML;
}
