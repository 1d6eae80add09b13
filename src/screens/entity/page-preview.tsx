import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { type Html, html } from '../../common/html';
import { Button } from '../../components/controls/button';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { pictureUrl } from '../../field-types/image/picture-url';
import { texts } from './texts';
import { titleField } from './title-field';

/** Neither scripts nor forms of the preview work, and it can reach nothing of this page. */
const SANDBOX = '';

interface PagePreviewProps {
  readonly config: EntityConfig;
  readonly names: readonly string[];
  readonly control: Control<Record<string, string>>;
}

/** Shows what is in several fields of HTML as one page, below its title and pictures. */
export function PagePreview({ config, names, control }: PagePreviewProps) {
  const [isShown, setShown] = useState(false);
  const typed = useWatch({ control });
  const parts = names.filter((name) => fieldOf(config, name).type === 'html');
  const isEmpty = parts.every((name) => !typed[name]?.trim());
  if (parts.length < 2 || isEmpty) return null;
  const title = titleField(config, names);
  const pictures = names
    .filter((name) => fieldOf(config, name).type === 'image')
    .flatMap((name) => pictureUrl(typed[name] ?? '') ?? [])
    // By attributes: styles are blocked in it.
    .map((url): Html => html`<p><img src="${url}" alt="" height="240"></p>`);
  const page = html`<h1>${typed[title ?? ''] ?? ''}</h1>${pictures}${parts.map((name) => ({ html: typed[name] ?? '' }))}`;
  return (
    <div className="mt-4 flex flex-col items-start gap-2">
      <Button size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {texts.pagePreview}
      </Button>
      {isShown && (
        <iframe
          title={texts.pagePreviewOf(config.label)}
          sandbox={SANDBOX}
          srcDoc={page.html}
          style={{ height: '30rem' }}
          className="w-full rounded-md border border-line bg-white"
        />
      )}
    </div>
  );
}
