import { useState } from 'react';
import { Button } from '../../components/controls/button';
import { Textarea } from '../../components/controls/textarea';
import { controlProps, type InputProps } from '../field-ui';
import type { HtmlField } from '.';

const texts = {
  show: 'Show preview',
  hide: 'Hide preview',
  preview: (label: string) => `Preview of ${label}`,
};

/** Neither scripts nor forms of the preview work, and it can reach nothing of this page. */
const SANDBOX = '';

export function HtmlInput(props: InputProps<HtmlField>) {
  const { field, text } = props;
  const [isShown, setShown] = useState(false);
  /** It stays as large when it loses the focus: the click that took that would miss what has moved. */
  const [wasFocused, setFocused] = useState(false);
  const isUsed = wasFocused || text !== '';
  const isEmpty = text.trim() === '';
  return (
    <div className="flex flex-col items-start gap-1">
      <Textarea
        {...controlProps(props)}
        spellCheck={false}
        onFocus={() => setFocused(true)}
        style={{ minHeight: `calc(${isUsed ? (field.rows ?? 3) : 2}lh + 1.25rem)` }}
        className="field-sizing-content max-h-96 w-full font-mono text-xs leading-relaxed"
      />
      {isShown && !isEmpty && (
        <iframe
          title={texts.preview(field.label)}
          sandbox={SANDBOX}
          srcDoc={text}
          className="h-48 w-full rounded-md border border-line bg-white"
        />
      )}
      {!isEmpty && (
        <Button size="sm" variant="ghost" className="-ml-2" onClick={() => setShown(!isShown)}>
          {isShown ? texts.hide : texts.show}
        </Button>
      )}
    </div>
  );
}
