import type { Answer, ReceivedRequest } from './responses';

/** A request whose answer is held back. */
export interface HeldCall {
  /** Resolves when the request has arrived. */
  readonly arrived: Promise<ReceivedRequest>;
  release(): void;
}

/** How to treat the next request to a path, once. */
export type Decision =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | {
      readonly kind: 'hold';
      arrive(request: ReceivedRequest): void;
      readonly released: Promise<void>;
    };

/** Lets a test make the server fail. */
export class Controls {
  /** Every request so far, in order, except for the application's own files. */
  readonly received: ReceivedRequest[] = [];
  readonly #decisions = new Map<string, Decision[]>();

  /** The next requests to a path get these responses, one each, and are not handled. */
  answerNext(path: string, ...answers: readonly Answer[]): void {
    for (const answer of answers) this.#decide(path, { kind: 'answer', answer });
  }

  /** Handles the next request to a path, and holds its response back until it is released. */
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

  /** How to treat a request that has just arrived. */
  take(request: ReceivedRequest): Decision | undefined {
    return this.#decisions.get(request.path)?.shift();
  }

  /** The requests to a path so far. */
  requestsTo(path: string): readonly ReceivedRequest[] {
    return this.received.filter((request) => request.path === path);
  }

  #decide(path: string, decision: Decision): void {
    this.#decisions.set(path, [...(this.#decisions.get(path) ?? []), decision]);
  }
}
