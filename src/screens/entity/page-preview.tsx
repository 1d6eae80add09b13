import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { html } from '../../common/html';
import { Button } from '../../components/controls/button';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { HtmlPreview } from '../../field-types/html/html-preview';
import { texts } from './texts';
import { titleField } from './title-field';

interface PagePreviewProps {
  readonly config: EntityConfig;
  readonly names: readonly string[];
  readonly control: Control<Record<string, string>>;
}

/** Shows what is in several fields of HTML as one page, below its title. */
export function PagePreview({ config, names, control }: PagePreviewProps) {
  const [isShown, setShown] = useState(false);
  const typed = useWatch({ control });
  const parts = names.filter((name) => fieldOf(config, name).type === 'html');
  const isEmpty = parts.every((name) => !typed[name]?.trim());
  if (parts.length < 2 || isEmpty) return null;
  const title = titleField(config, names);
  const page = html`<h1>${typed[title ?? ''] ?? ''}</h1>${parts.map((name) => ({ html: typed[name] ?? '' }))}`;
  return (
    <div className="mt-4 flex flex-col items-start gap-2">
      <Button size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {texts.pagePreview}
      </Button>
      {isShown && (
        <HtmlPreview title={texts.pagePreviewOf(config.label)} html={page.html} height="30rem" />
      )}
    </div>
  );
}
