import { Component, type ReactNode } from 'react';
import { Button } from '../components/controls/button';
import { ChunkLoadError } from '../screens/loading/load-chunk';
import { describeFailure } from '../stores/calls/describe-failure';
import { type Address, useNavigation } from '../stores/session/navigation';
import { UserUnknownError } from './guard';
import { texts } from './texts';

/** Shows a screen, or why it crashed; another address is another try. */
export function CrashBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary address={useNavigation(({ here }) => here)}>{children}</Boundary>;
}

interface BoundaryProps {
  readonly address: Address;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps> {
  override state: { readonly crash: ReactNode } = { crash: null };

  static getDerivedStateFromError(error: unknown) {
    return { crash: <Crash error={error} /> };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (before.address !== this.props.address) this.setState({ crash: null });
  }

  override render() {
    return this.state.crash ?? this.props.children;
  }
}

/** Replaces a screen that can't be shown. It says why, and offers to reload the page. */
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
