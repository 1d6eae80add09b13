import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/controls/button';
import { Textarea } from '../../components/controls/textarea';
import { controlProps, type InputProps } from '../field-ui';
import type { HtmlField } from '.';
import { HtmlPreview } from './html-preview';

const texts = {
  show: 'Show preview',
  hide: 'Hide preview',
  preview: (label: string) => `Preview of ${label}`,
};

export function HtmlInput(props: InputProps<HtmlField>) {
  const { field, text } = props;
  const [isShown, setShown] = useState(false);
  /** It stays as large when it loses the focus: the click that took that would miss what has moved. */
  const [wasFocused, setFocused] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  // Submitting or resetting the form makes the field small again.
  useEffect(() => {
    if (text === '' && !element.current?.contains(document.activeElement)) setFocused(false);
  }, [text]);
  const isUsed = wasFocused || text !== '';
  const isEmpty = text.trim() === '';
  return (
    <div ref={element} className="flex flex-col items-start gap-1">
      <Textarea
        {...controlProps(props)}
        spellCheck={false}
        onFocus={() => setFocused(true)}
        style={{ minHeight: `calc(${isUsed ? (field.rows ?? 3) : 2}lh + 1.25rem)` }}
        className="field-sizing-content max-h-96 w-full font-mono"
      />
      {/* Above the preview, so that it stays under the finger. */}
      {!isEmpty && (
        <Button size="sm" variant="ghost" className="-ml-2" onClick={() => setShown(!isShown)}>
          {isShown ? texts.hide : texts.show}
        </Button>
      )}
      {isShown && !isEmpty && (
        <HtmlPreview title={texts.preview(field.label)} html={text} height="12rem" />
      )}
    </div>
  );
}
