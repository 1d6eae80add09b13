import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Control, useWatch } from 'react-hook-form';
import { html } from '../../common/html';
import { Button } from '../../components/controls/button';
import { Thumbnail } from '../../components/thumbnail';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { HtmlPreview } from '../../field-types/html/html-preview';
import { pictureUrl } from '../../field-types/image/picture-url';
import { texts } from './texts';
import { titleField } from './title-field';

interface PagePreviewProps {
  readonly config: EntityConfig;
  readonly names: readonly string[];
  readonly control: Control<Record<string, string>>;
}

/** Shows what is in several fields of HTML as one page, below its title, and its pictures above. */
export function PagePreview({ config, names, control }: PagePreviewProps) {
  const [isShown, setShown] = useState(false);
  const typed = useWatch({ control });
  const parts = names.filter((name) => fieldOf(config, name).type === 'html');
  const isEmpty = parts.every((name) => !typed[name]?.trim());
  if (parts.length < 2 || isEmpty) return null;
  const title = titleField(config, names);
  const pictures = names
    .filter((name) => fieldOf(config, name).type === 'image')
    .flatMap((name) => pictureUrl(typed[name] ?? '') ?? []);
  const page = html`<h1>${typed[title ?? ''] ?? ''}</h1>${parts.map((name) => ({ html: typed[name] ?? '' }))}`;
  return (
    // Below the bar at the top of a phone.
    <div className="mt-4 flex flex-col items-start gap-2" style={{ scrollMarginTop: '4rem' }}>
      <Button
        size="sm"
        aria-expanded={isShown}
        onClick={({ currentTarget }) => {
          flushSync(() => setShown(!isShown));
          // Most of it would open below the page's lower edge.
          if (!isShown) currentTarget.parentElement?.scrollIntoView?.({ block: 'nearest' });
        }}
      >
        {texts.pagePreview}
      </Button>
      {/* Outside the page, which is of another origin: a server may keep its pictures for its own. */}
      {isShown &&
        pictures.map((src) => (
          <div key={src} className="w-80 max-sm:w-full">
            <Thumbnail large src={src} />
          </div>
        ))}
      {isShown && (
        <HtmlPreview title={texts.pagePreviewOf(config.label)} html={page.html} height="30rem" />
      )}
    </div>
  );
}
