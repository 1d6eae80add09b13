import { type Control, useWatch } from 'react-hook-form';
import type { EntityConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { texts } from './texts';

/** Where search engines usually cut a title and a description off, in characters. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

interface SearchPreviewProps {
  readonly preview: NonNullable<EntityConfig['searchPreview']>;
  readonly control: Control<Record<string, string>>;
  /**
   * The row, for values that the form does not hold. Without one there is nothing to see until a title
   * or a description is typed.
   */
  readonly row: Row | undefined;
}

/** How a search engine would show the page, while it is typed. */
export function SearchPreview({ preview, control, row }: SearchPreviewProps) {
  const typed = useWatch({ control });
  const currentText = (name: string) => typed[name] ?? String(row?.[name] ?? '');
  const path = preview.address.replace(/\{(.*?)\}/g, (_, name: string) => currentText(name));
  const title = currentText(preview.title).trim();
  const description = currentText(preview.description).trim();
  if (!row && !title && !description) return null;
  return (
    <figure className="mt-4 rounded-lg border border-line bg-surface p-4">
      <figcaption className="mb-2 font-medium text-muted text-xs">{texts.previewTitle}</figcaption>
      <p className="truncate text-muted text-xs">{`${siteName()}${path.split('/').join(' › ')}`}</p>
      <p className="break-words text-accent text-lg leading-snug">
        {cutOff(title, TITLE_LENGTH) || <span className="text-muted">{texts.previewNoTitle}</span>}
      </p>
      <p className="break-words text-ink text-sm">
        {cutOff(description, DESCRIPTION_LENGTH) || (
          <span className="text-muted">{texts.previewNoDescription}</span>
        )}
      </p>
    </figure>
  );
}

function siteName(): string {
  const site: string | undefined = import.meta.env.VITE_SITE_URL;
  return URL.parse(site ?? '', location.href)?.host ?? location.host;
}

/** A text as search engines shorten it: at a word's end, with dots. */
function cutOff(text: string, length: number): string {
  if ([...text].length <= length) return text;
  const start = [...text].slice(0, length).join('');
  return `${start.replace(/\s+\S*$/, '')} …`;
}
