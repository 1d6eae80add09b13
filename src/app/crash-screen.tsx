import type { ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../components/controls/button';
import { ChunkLoadError } from '../components/loading/load-chunk';
import { describeFailure } from '../stores/calls/describe-failure';
import { UserUnknownError } from '../stores/sign-in/load-user';
import { texts } from './texts';

/** Replaces the crashed part of a route. Going to another address tries again. */
export function RouteCrash() {
  return <Crash error={useRouteError()} />;
}

/** Replaces a screen that can't be shown. It says why, and offers to reload the page. */
export function Crash({ error }: { readonly error: unknown }) {
  const { title, help } = explain(error);
  return titled(
    title,
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center gap-3 px-6 py-24">
      <h1 className="text-center font-semibold text-ink text-xl">{title}</h1>
      <p className="text-center text-muted">{help}</p>
      <Button variant="primary" className="mt-3" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </div>,
  );
}

/** A screen together with the document's title. */
export function titled(title: string, screen: ReactNode) {
  return (
    <>
      <title>{texts.title(title)}</title>
      {screen}
    </>
  );
}

function explain(error: unknown): { readonly title: string; readonly help: string } {
  if (error instanceof UserUnknownError)
    return { title: texts.userUnknown, help: describeFailure(error.failure) };
  if (error instanceof ChunkLoadError)
    return { title: texts.chunkMissing, help: texts.chunkMissingHelp };
  return { title: texts.crashed, help: texts.crashedHelp };
}
