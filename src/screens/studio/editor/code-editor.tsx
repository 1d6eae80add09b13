import type { EditorView } from '@codemirror/view';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { studioStore, useStudio } from '../../../stores/studio/state';
import { nameOf } from '../texts';
import { jsonHelp } from './json-help';
import { goTo, markProblems, openEditor, showText } from './open-editor';

interface CodeEditorProps {
  readonly name: string;
  readonly text: string;
  readonly onEdit: (text: string) => void;
  readonly schema: object | undefined;
}

/** CodeMirror over a config's text. */
export function CodeEditor({ name, text, onEdit, schema }: CodeEditorProps) {
  const { problems, warnings, shown } = useStudio((state) => state);
  const element = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const help = useMemo(() => schema && jsonHelp(schema), [schema]);
  const latest = useRef({ text, onEdit, help });
  latest.current = { text, onEdit, help };

  useLayoutEffect(() => {
    if (!element.current) return;
    const view = openEditor({
      place: element.current,
      text: latest.current.text,
      onEdit: (next) => latest.current.onEdit(next),
      help: () => latest.current.help,
    });
    editor.current = view;
    return () => view.destroy();
  }, []);

  useLayoutEffect(() => {
    if (editor.current) showText(editor.current, text);
  }, [text]);

  useEffect(() => {
    if (!editor.current) return;
    const ofThis = [...problems, ...warnings].filter((one) => nameOf(one) === name);
    markProblems(editor.current, ofThis, warnings);
  }, [problems, warnings, name]);

  useEffect(() => {
    if (!editor.current || !shown || nameOf(shown) !== name) return;
    goTo(editor.current, shown);
    studioStore.setState({ shown: undefined });
  }, [shown, name]);

  return <div ref={element} className="h-full min-h-0 overflow-hidden" />;
}
