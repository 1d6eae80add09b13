/** Neither scripts nor forms of the preview work, and it can reach nothing of this page. */
const SANDBOX = '';

interface HtmlPreviewProps {
  readonly title: string;
  readonly html: string;
  readonly height: string;
}

/** Renders HTML in a sandboxed frame. */
export function HtmlPreview({ title, html, height }: HtmlPreviewProps) {
  return (
    <iframe
      title={title}
      sandbox={SANDBOX}
      srcDoc={html}
      style={{ height }}
      className="w-full rounded-md border border-line bg-white"
    />
  );
}
