import { useRouteError } from 'react-router-dom';
import { Button } from '../components/controls/button';
import { ChunkLoadError } from '../screens/loading/load-chunk';
import { describeFailure } from '../stores/calls/describe-failure';
import { UserUnknownError } from './guard';
import { texts } from './texts';
import { titled } from './titled';

/** Replaces a screen that can't be shown. It says why, and offers to reload the page. */
export function CrashScreen() {
  return <Crash error={useRouteError()} />;
}

export function Crash({ error }: { readonly error: unknown }) {
  const { title, help } = explain(error);
  return titled(
    title,
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-3 px-6 py-24">
      <h1 className="text-balance text-center font-semibold text-ink text-xl">{title}</h1>
      <p className="text-balance text-center text-muted">{help}</p>
      <Button variant="primary" className="mt-3" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </div>,
  );
}

function explain(error: unknown): { readonly title: string; readonly help: string } {
  if (error instanceof UserUnknownError)
    return { title: texts.userUnknown, help: describeFailure(error.failure) };
  if (isChunkLoadError(error)) return { title: texts.chunkMissing, help: texts.chunkMissingHelp };
  return { title: texts.crashed, help: texts.crashedHelp };
}

/** Browsers have no error class for modules that fail to load, and a different message each. */
function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof ChunkLoadError ||
    (error instanceof Error &&
      /dynamically imported module|importing a module script|preload css/i.test(error.message))
  );
}
