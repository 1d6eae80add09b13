import { foldTerm, foldText } from '../../../common/fold-text';
import { whenIdle } from '../../../table/when-idle';

/** The name of the highlight, which cells.css styles. */
const NAME = 'found';

/**
 * Marks the term in the rendered rows whenever the page is idle, without adding elements or attributes. `isSearched`
 * says for each column whether it is searched. Returns a function that removes the marks.
 */
export function markFound(
  body: HTMLTableSectionElement,
  term: string,
  isSearched: readonly boolean[],
): () => void {
  const whole = foldTerm(term);
  if (whole === '' || !('Highlight' in globalThis)) return () => {};

  function mark(): true {
    const texts = [...body.rows].flatMap(({ cells }) =>
      [...cells].flatMap((cell, column) => (isSearched[column] ? textsIn(cell) : [])),
    );
    let ranges = texts.flatMap((text) => rangesOf(text, whole));
    // Like the search, looks for single words only if nothing has the whole term.
    if (ranges.length === 0)
      ranges = whole.split(/\s+/).flatMap((word) => texts.flatMap((text) => rangesOf(text, word)));
    CSS.highlights.set(NAME, new Highlight(...ranges));
    return true;
  }

  let cancel = whenIdle(mark);
  const observer = new MutationObserver(() => {
    cancel();
    cancel = whenIdle(mark);
  });
  observer.observe(body, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    cancel();
    CSS.highlights.delete(NAME);
  };
}

function textsIn(cell: Element): Text[] {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

/** Static ranges, because others cost time at every change of the document. */
function rangesOf(text: Text, word: string): StaticRange[] {
  return placesOf(text.data, word).map(
    ([startOffset, endOffset]) =>
      new StaticRange({ startContainer: text, startOffset, endContainer: text, endOffset }),
  );
}

/** The places of a folded word in a text: where its first letter starts, and where its last one ends. */
export function placesOf(text: string, word: string): (readonly [number, number])[] {
  if (!foldText(text).includes(word)) return [];
  let folded = '';
  /** For each folded letter, the place of the letter that it comes from: accents and ligatures change the length. */
  const letters: (readonly [number, number])[] = [];
  let at = 0;
  for (const letter of text) {
    const part = foldText(letter);
    const place = [at, at + letter.length] as const;
    folded += part;
    for (const _ of part.split('')) letters.push(place);
    at += letter.length;
  }
  const places: (readonly [number, number])[] = [];
  for (let from = folded.indexOf(word); from >= 0; ) {
    const to = from + word.length;
    const [first, last] = [letters[from], letters[to - 1]];
    if (first && last) places.push([first[0], last[1]]);
    from = folded.indexOf(word, to);
  }
  return places;
}
