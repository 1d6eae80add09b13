import { useImperativeHandle, useRef, useState } from 'react';
import { useChunk } from '../loading/use-chunk';
import { inputProps, type ListInputProps, type OpenList } from './list-input-props';
import { findOptions } from './option';

const loadHeadless = () => import('./headless-list-input');

/**
 * A combobox. Until it is used, it is a plain input, because a page may have many. Then Headless UI's, which loads with
 * the first input on the page, takes its place.
 */
export function ListInput(props: ListInputProps) {
  const { options, search, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<typeof input.current, typeof input.current>(
    props.inputRef,
    () => input.current,
  );
  const [used, setUsed] = useState<'focus' | 'open'>();
  const isPressed = useRef(false);
  const chunk = useChunk(loadHeadless, used !== undefined);
  if (chunk && used)
    return <chunk.HeadlessListInput {...props} input={input} opens={used === 'open'} />;
  return (
    <input
      {...inputProps(props)}
      ref={input}
      role="combobox"
      autoComplete="off"
      spellCheck={false}
      aria-autocomplete="list"
      aria-expanded={false}
      onPointerDown={() => {
        isPressed.current = true;
      }}
      onBlur={() => {
        props.onLeave();
        setUsed(undefined);
      }}
      onFocus={() => {
        // Not during a press: it only becomes a click if it ends on the same element.
        if (!isPressed.current) setUsed('focus');
        isPressed.current = false;
      }}
      onClick={({ currentTarget }) => {
        currentTarget.select();
        setUsed('open');
      }}
      onChange={({ currentTarget }) => {
        setUsed(props.onType(currentTarget.value, undefined) ? 'focus' : 'open');
      }}
      onPaste={(event) => props.onPaste?.(event, undefined)}
      onKeyDown={(event) => {
        // A substitute for the list, which opens once it has loaded.
        const list: OpenList | undefined =
          used === 'open'
            ? { found: findOptions(options, search), close: () => setUsed('focus') }
            : undefined;
        if (event.nativeEvent.isComposing || props.onPress(event, list)) return;
        if (['ArrowDown', 'ArrowUp'].includes(event.key)) setUsed('open');
        if (event.key !== 'Enter' || !list) return;
        // The key is for the list, but would also submit the form.
        event.preventDefault();
        const [best] = search.trim() === '' ? [] : list.found;
        if (!best) return;
        list.close();
        onChoose(best.value);
      }}
    />
  );
}
