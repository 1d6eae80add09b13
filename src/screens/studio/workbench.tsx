import { Suspense, useEffect, useState } from 'react';
import { Button } from '../../components/controls/button';
import type { StudioConfig } from '../../entities/wire/studio';
import { discardDraft, editConfig } from '../../stores/studio/drafts';
import { loadSchema } from '../../stores/studio/publish';
import { textOf, useStudio } from '../../stores/studio/state';
import { lazyChunk } from '../loading/lazy-chunk';
import { nameOf, type Place } from './place';
import { QuickForm } from './quick-form';
import { texts } from './texts';
import { VersionsDialog } from './versions-dialog';

const CodeEditor = lazyChunk(async () => (await import('./editor/code-editor')).CodeEditor);

interface WorkbenchProps {
  readonly config: StudioConfig;
  readonly place: Place | undefined;
}

/** One config: the form and the text, and what can be done with it. */
export function Workbench({ config: { name, draft }, place }: WorkbenchProps) {
  const text = useStudio((state) => textOf(state, name));
  const problems = useProblems(name, 'problems');
  const warnings = useProblems(name, 'warnings');
  const [schema, setSchema] = useState<object>();
  const [showsVersions, setShowsVersions] = useState(false);
  const edit = (next: string) => editConfig(name, next);

  // Its lists of fields are those of the draft.
  const savedAs = draft?.hash;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft has another schema.
  useEffect(() => {
    let isOver = false;
    void loadSchema(name).then((found) => {
      if (!isOver && found) setSchema(found);
    });
    return () => {
      isOver = true;
    };
  }, [name, savedAs]);

  return (
    <div className="flex min-h-0 min-w-0 flex-col rounded-lg border border-line bg-raised">
      <div className="flex flex-wrap items-center gap-2 border-line border-b px-4 py-2">
        <h2 className="mr-auto font-mono font-semibold text-sm">{name}</h2>
        <Button size="sm" onClick={() => setShowsVersions(true)}>
          {texts.versions}
        </Button>
        <Button size="sm" disabled={!draft} onClick={() => void discardDraft(name)}>
          {texts.discard}
        </Button>
      </div>
      <div className="max-h-[45%] shrink-0 overflow-y-auto border-line border-b">
        <QuickForm text={text} onEdit={edit} />
      </div>
      <div className="h-120 min-h-0 xl:h-auto xl:flex-1">
        <Suspense fallback={<p className="p-4 text-muted">{texts.loading}</p>}>
          <CodeEditor {...{ text, schema, problems, warnings, place }} onEdit={edit} />
        </Suspense>
      </div>
      <SaveStatus isDraft={draft !== null} />
      {showsVersions && <VersionsDialog name={name} onClose={() => setShowsVersions(false)} />}
    </div>
  );
}

function SaveStatus({ isDraft }: { readonly isDraft: boolean }) {
  const failure = useStudio((state) => state.failure);
  const isUnsaved = useStudio(({ isSaving, typed }) => isSaving || Object.keys(typed).length > 0);
  const status = isDraft ? texts.saved : texts.unchanged;
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-line border-t px-4 py-2 text-xs">
      <p role="status" className={failure ? 'text-danger' : 'text-muted'}>
        {failure ?? (isUnsaved ? texts.saving : status)}
      </p>
      <p className="text-muted">{texts.keys}</p>
    </div>
  );
}

/** What is wrong with this config; the same array until that changes. */
function useProblems(name: string, kind: 'problems' | 'warnings') {
  const all = useStudio((state) => state[kind]);
  const [found, setFound] = useState<typeof all>([]);
  useEffect(() => setFound(all.filter(({ file }) => nameOf(file) === name)), [all, name]);
  return found;
}
