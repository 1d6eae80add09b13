import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/controls/button';
import { Textarea } from '../../components/controls/textarea';
import { UploadButton } from '../../components/controls/upload-button';
import { useChunk } from '../../components/loading/use-chunk';
import { controlProps, type InputProps } from '../field-ui';
import type { HtmlField } from '.';

const texts = {
  example: '<p>HTML</p>',
  show: 'Show formatted',
  hide: 'Hide formatted',
  preview: (label: string) => `Preview of ${label}`,
  insert: 'Insert picture',
  paragraphs: 'Make paragraphs',
};

const loadPreview = () => import('./html-preview');

export function HtmlInput(props: InputProps<HtmlField>) {
  const { field, text, onChange, onUpload } = props;
  const [isShown, setShown] = useState(false);
  /** The field stays large when it loses focus: otherwise the click that took the focus would miss its target. */
  const [wasFocused, setFocused] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  // Submitting or resetting the form makes the field small again.
  useEffect(() => {
    if (text === '' && !element.current?.contains(document.activeElement)) setFocused(false);
  }, [text]);
  const isUsed = wasFocused || text !== '';
  const isEmpty = text.trim() === '';
  const { HtmlPreview } = useChunk(loadPreview, isShown) ?? {};
  return (
    <div
      ref={element}
      data-grown={isUsed || undefined}
      className="relative flex flex-col items-start gap-1"
    >
      <Textarea
        {...controlProps(props)}
        placeholder={texts.example}
        spellCheck={false}
        onFocus={() => setFocused(true)}
        style={{ minHeight: `calc(${isUsed ? (field.rows ?? 3) : 2}lh + 1.25rem)` }}
        className="field-sizing-content max-h-96 w-full font-mono"
      />
      {/* Above the preview, so that they don’t move. The space is reserved before they appear. */}
      <div className={`-ml-2 flex flex-wrap ${isUsed ? 'min-h-8' : ''}`}>
        {field.upload && onUpload && (
          // Level with the label, except on a phone.
          <div className="sm:absolute sm:-top-7 sm:-right-2">
            <UploadButton
              variant="ghost"
              label={texts.insert}
              accept="image/jpeg,image/png"
              onChoose={(file) =>
                onUpload(file, (path) => insertPicture(element.current, path) ?? text)
              }
            />
          </div>
        )}
        {/* Last, because they appear with the text and would move the other button. */}
        {!isEmpty && (
          <Button size="sm" variant="ghost" onClick={() => setShown(!isShown)}>
            {isShown ? texts.hide : texts.show}
          </Button>
        )}
        {isPlainLines(text) && (
          <Button size="sm" variant="ghost" onClick={() => onChange(inParagraphs(text))}>
            {texts.paragraphs}
          </Button>
        )}
      </div>
      {HtmlPreview && isShown && !isEmpty && (
        <HtmlPreview title={texts.preview(field.label)} html={text} minHeight="12rem" />
      )}
    </div>
  );
}

/** Whether a text has several lines and no tags. A site would show it as one line. */
const isPlainLines = (text: string) => text.trim().includes('\n') && !text.includes('<');

const inParagraphs = (text: string) =>
  text
    .trim()
    .replace(/.*\S.*/g, '<p>$&</p>')
    .replace(/\n\s+/g, '\n');

/**
 * Inserts a picture at the cursor and moves the cursor into its `alt` text, with the focus if that is still in this
 * field. Returns the new text; undefined if the field is gone.
 */
function insertPicture(field: HTMLElement | null, path: string): string | undefined {
  const box = field?.querySelector('textarea');
  if (!box) return undefined;
  const [before, after] = [`<img src="/${path}" alt="`, '">'];
  const description = box.selectionStart + before.length;
  box.setRangeText(before + after);
  if (field?.contains(document.activeElement)) box.focus();
  box.setSelectionRange(description, description);
  return box.value;
}
