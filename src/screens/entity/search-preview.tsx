import { type Control, useWatch } from 'react-hook-form';
import type { EntityConfig } from '../../entities/entity-config';
import { fillPlaceholders } from '../../entities/fill-placeholders';
import type { Row } from '../../entities/row';
import { siteAddress } from '../../field-types/site-url';
import { texts } from './texts';

/** Where search engines usually truncate titles and descriptions, in characters. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

interface SearchPreviewProps {
  readonly preview: NonNullable<EntityConfig['searchPreview']>;
  readonly control: Control<Record<string, string>>;
  /** For values that are not in the form. Without a row, the preview appears once something is typed. */
  readonly row: Row | undefined;
}

/** Shows the page as a search engine would, while typing. */
export function SearchPreview({ preview, control, row }: SearchPreviewProps) {
  const typed = useWatch({ control });
  const currentText = (name: string) => typed[name] ?? String(row?.[name] ?? '');
  const path = fillPlaceholders(preview.address, currentText);
  const title = currentText(preview.title).trim();
  const description = currentText(preview.description).trim();
  if (!row && !title && !description) return null;
  return (
    <figure className="mt-4 rounded-lg border border-line bg-surface p-4">
      <figcaption className="mb-2 font-medium text-muted text-xs">{texts.previewTitle}</figcaption>
      <p className="truncate text-muted text-xs">{`${siteName()}${path.split('/').join(' › ')}`}</p>
      <p className="wrap-anywhere text-accent text-lg leading-snug">
        {truncated(title, TITLE_LENGTH) || (
          <span className="text-muted">{texts.previewNoTitle}</span>
        )}
      </p>
      <p className="wrap-anywhere text-ink text-sm">
        {truncated(description, DESCRIPTION_LENGTH) || (
          <span className="text-muted">{texts.previewNoDescription}</span>
        )}
      </p>
    </figure>
  );
}

const siteName = () => new URL(siteAddress(), location.href).host;

/** Truncates a text at the end of a word, like search engines. */
function truncated(text: string, length: number): string {
  if ([...text].length <= length) return text;
  const start = [...text].slice(0, length).join('');
  return `${start.replace(/\s+\S*$/, '')} …`;
}
