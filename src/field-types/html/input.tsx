import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/controls/button';
import { Textarea } from '../../components/controls/textarea';
import { UploadButton } from '../../components/controls/upload-button';
import { controlProps, type InputProps } from '../field-ui';
import type { HtmlField } from '.';
import { HtmlPreview } from './html-preview';

const texts = {
  example: '<p>HTML</p>',
  orPicture: 'or a picture',
  show: 'Show formatted',
  hide: 'Hide formatted',
  preview: (label: string) => `Preview of ${label}`,
  insert: 'Insert picture',
};

export function HtmlInput(props: InputProps<HtmlField>) {
  const { field, text, onUpload } = props;
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
  const takesPictures = field.upload && onUpload !== undefined;
  return (
    <div ref={element} data-grown={isUsed || undefined} className="flex flex-col items-start gap-1">
      <Textarea
        {...controlProps(props)}
        placeholder={takesPictures ? `${texts.example}\n${texts.orPicture}` : texts.example}
        spellCheck={false}
        onFocus={() => setFocused(true)}
        style={{ minHeight: `calc(${isUsed ? (field.rows ?? 3) : 2}lh + 1.25rem)` }}
        className="field-sizing-content max-h-96 w-full font-mono"
      />
      {/* Above the preview, so that they stay under the finger. */}
      {isUsed && (
        <div className="-ml-2 flex flex-wrap">
          {takesPictures && (
            <UploadButton
              variant="ghost"
              label={texts.insert}
              accept="image/jpeg,image/png"
              onChoose={(file) =>
                onUpload(file, (path) => insertPicture(element.current, path) ?? text)
              }
            />
          )}
          {/* Last, because it comes with the text and would move the other button. */}
          {!isEmpty && (
            <Button size="sm" variant="ghost" onClick={() => setShown(!isShown)}>
              {isShown ? texts.hide : texts.show}
            </Button>
          )}
        </div>
      )}
      {isShown && !isEmpty && (
        <HtmlPreview title={texts.preview(field.label)} html={text} minHeight="12rem" />
      )}
    </div>
  );
}

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
