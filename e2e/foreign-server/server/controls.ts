import type { Answer, ReceivedRequest } from './answers';

/** A call whose answer is kept back. */
export interface HeldCall {
  /** Settles once the call has come. */
  readonly arrived: Promise<ReceivedRequest>;
  release(): void;
}

/** What a test decides about the next call of a path; forgotten once it came. */
export type Decision =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'drop'; readonly handled: boolean }
  | {
      readonly kind: 'hold';
      arrive(request: ReceivedRequest): void;
      readonly released: Promise<void>;
    };

/** How a test makes the server do what servers do on bad days. */
export class Controls {
  /** Every call so far, in order; not those of the application's own files. */
  readonly received: ReceivedRequest[] = [];
  readonly #decisions = new Map<string, Decision[]>();

  /** The next calls of a path get these answers, one each; nothing happens besides. */
  answerNext(path: string, ...answers: readonly Answer[]): void {
    for (const answer of answers) this.#decide(path, { kind: 'answer', answer });
  }

  /** The connection of a path's next call breaks before the call is handled. */
  dropNext(path: string): void {
    this.#decide(path, { kind: 'drop', handled: false });
  }

  /** The connection breaks after the call was handled: the answer is lost, what it did is done. */
  loseNextAnswer(path: string): void {
    this.#decide(path, { kind: 'drop', handled: true });
  }

  /** The next call of a path is handled, and its answer kept back until it is released. */
  holdNext(path: string): HeldCall {
    let arrive: (request: ReceivedRequest) => void = () => {};
    let release = () => {};
    const arrived = new Promise<ReceivedRequest>((resolve) => {
      arrive = resolve;
    });
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#decide(path, { kind: 'hold', arrive: (request) => arrive(request), released });
    return { arrived, release: () => release() };
  }

  /** The decision about a call that just came. */
  take(request: ReceivedRequest): Decision | undefined {
    return this.#decisions.get(request.path)?.shift();
  }

  /** The calls of a path so far. */
  requestsTo(path: string): readonly ReceivedRequest[] {
    return this.received.filter((request) => request.path === path);
  }

  #decide(path: string, decision: Decision): void {
    this.#decisions.set(path, [...(this.#decisions.get(path) ?? []), decision]);
  }
}
