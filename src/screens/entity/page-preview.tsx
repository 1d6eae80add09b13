import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Control, useWatch } from 'react-hook-form';
import { html } from '../../common/html';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { HtmlPreview } from '../../field-types/html/html-preview';
import { siteUrl } from '../../field-types/site-url';
import { texts } from './texts';
import { titleField } from './title-field';

interface PagePreviewProps {
  readonly config: EntityConfig;
  readonly names: readonly string[];
  readonly control: Control<Record<string, string>>;
  /** Whether the closed preview’s button shares a line with what follows, so that it makes an empty form no taller. */
  readonly isInline?: boolean;
}

/** Previews several HTML fields as one page, below its pictures and title. */
export function PagePreview({ config, names, control, isInline }: PagePreviewProps) {
  const [isWanted, setWanted] = useState(false);
  const typed = useWatch({ control });
  const parts = names.filter((name) => fieldOf(config, name).type === 'html');
  if (parts.length < 2) return null;
  const isEmpty = parts.every((name) => !typed[name]?.trim());
  const isShown = isWanted && !isEmpty;

  function page() {
    const title = titleField(config, names);
    const pictures = names
      .filter((name) => fieldOf(config, name).type === 'image')
      .flatMap((name) => siteUrl(typed[name] ?? '') ?? []);
    return html`${pictures.map((src) => html`<img src="${src}" alt="">`)}<h1>${typed[title ?? ''] ?? ''}</h1>${parts.map((name) => html`<div>${{ html: typed[name] ?? '' }}</div>`)}`;
  }

  return (
    <div
      className={classNames(
        'mt-4 flex flex-col items-start gap-2',
        isInline && !isShown && '-mb-4 h-0',
      )}
      // Scrolls into view below the bar at the top of a phone.
      style={{ scrollMarginTop: '4rem' }}
    >
      <Button
        aria-expanded={isShown}
        disabled={isEmpty}
        title={isEmpty ? texts.nothingToPreview : undefined}
        onClick={({ currentTarget }) => {
          flushSync(() => setWanted(!isShown));
          // Otherwise, most of it would open below the lower edge of the window.
          if (!isShown) currentTarget.parentElement?.scrollIntoView?.({ block: 'nearest' });
        }}
      >
        {isShown ? texts.hidePagePreview : texts.pagePreview}
      </Button>
      {isShown && (
        <HtmlPreview
          title={texts.pagePreviewOf(config.label)}
          html={page().html}
          minHeight="30rem"
        />
      )}
    </div>
  );
}
