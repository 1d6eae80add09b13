import { useRef, useState } from 'react';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import { Textarea } from '../../components/controls/textarea';
import { UploadButton } from '../../components/controls/upload-button';
import { useChunk } from '../../components/loading/use-chunk';
import { useAfterClick } from '../../components/use-after-click';
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
  const [hasFocus, setHasFocus] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const afterClick = useAfterClick();
  const isGrown = hasFocus || text !== '';
  const isEmpty = text.trim() === '';
  const { HtmlPreview } = useChunk(loadPreview, isShown) ?? {};
  const followFocus = () => setHasFocus(element.current?.contains(document.activeElement) ?? false);
  const button = {
    variant: 'ghost',
    // Tab goes from text to text, and Shift+Tab from a text to its buttons.
    tabIndex: hasFocus ? undefined : -1,
  } as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus.
    <div
      ref={element}
      data-grown={isGrown}
      onFocus={() => setHasFocus(true)}
      // Not before the browser has scrolled to the newly focused element: it may be a field that keeps this one wide.
      onBlur={() => afterClick(() => setTimeout(followFocus))}
      className="relative flex flex-col items-start gap-1"
    >
      {/* Level with the label, except on a phone, where they are below the text, in a space reserved for them. */}
      <div
        className={classNames(
          '-ml-2 flex flex-wrap sm:absolute sm:-top-5.5 sm:-right-2 sm:*:h-5',
          isGrown && 'max-sm:min-h-8',
        )}
      >
        {/* The buttons that appear with the text are placed where they don’t move `Insert picture`. */}
        {isPlainLines(text) && (
          <Button
            {...button}
            size="sm"
            className="max-sm:order-2"
            onClick={() => onChange(inParagraphs(text))}
          >
            {texts.paragraphs}
          </Button>
        )}
        {!isEmpty && (
          <Button
            {...button}
            size="sm"
            className="max-sm:order-1"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? texts.hide : texts.show}
          </Button>
        )}
        {field.upload && onUpload && (
          <UploadButton
            {...button}
            label={texts.insert}
            accept="image/jpeg,image/png"
            onChoose={(file) =>
              onUpload(file, (path, now) => withPicture(now, path, element.current))
            }
          />
        )}
      </div>
      <Textarea
        {...controlProps(props)}
        placeholder={texts.example}
        spellCheck={false}
        style={{ minHeight: `calc(${isGrown ? (field.rows ?? 3) : 2}lh + 1.25rem)` }}
        className="field-sizing-content max-h-96 w-full font-mono max-sm:-order-1"
      />
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
 * The text with a picture at the cursor, which moves into the picture's `alt` text, with the focus if that is still in
 * this field. If the field has been hidden since, the picture is at the end.
 */
function withPicture(text: string, path: string, field: HTMLElement | null): string {
  const [before, after] = [`<img src="/${path}" alt="`, '">'];
  const box = field?.querySelector('textarea');
  if (!box) return text + before + after;
  const description = box.selectionStart + before.length;
  box.setRangeText(before + after);
  if (field?.contains(document.activeElement)) box.focus();
  box.setSelectionRange(description, description);
  return box.value;
}
