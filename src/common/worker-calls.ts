/** The functions that a worker offers. Their inputs and results are copied between threads. */
export type Handlers = Readonly<Record<string, (...input: never[]) => unknown>>;

/** Runs one of a worker's handlers by its name. */
export type Ask<Offered extends Handlers> = <Name extends keyof Offered & string>(
  name: Name,
  ...input: Parameters<Offered[Name]>
) => Promise<Awaited<ReturnType<Offered[Name]>>>;

/** Error classes by the `name` of their errors, which a copy of an error keeps. */
export type ErrorClasses = Readonly<Record<string, new (message: string) => Error>>;

// Messages are untyped; `never` fits any handler.
export interface AskMessage {
  readonly id: number;
  readonly name: string;
  readonly input: never[];
}
export type AnswerMessage =
  | { readonly id: number; readonly result: never }
  | { readonly id: number; readonly error: CopiedError };

type CopiedError = Pick<Error, 'name' | 'message' | 'stack'>;

/** The worker's side: runs the handler that a message asks for. */
export async function answer(handlers: Handlers, { id, name, input }: AskMessage) {
  try {
    return { id, result: await handlers[name]?.(...input) };
  } catch (thrown) {
    const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { id, error: { name, message, stack } };
  }
}

interface Pending {
  resolve(result: never): void;
  reject(error: Error): void;
}

/**
 * The asking side. Pass every answer to `receive`; `fail` rejects all pending and future calls. Errors of the given
 * classes keep their class, others become plain errors.
 */
export function createAsk<Offered extends Handlers>(
  post: (message: AskMessage) => void,
  classes: ErrorClasses = {},
) {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let failure: Error | undefined;

  const ask: Ask<Offered> = (name, ...input) =>
    new Promise((resolve, reject) => {
      if (failure) return reject(failure);
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      post({ id: lastId, name, input });
    });

  function receive(message: AnswerMessage): void {
    const asked = pending.get(message.id);
    pending.delete(message.id);
    if ('result' in message) asked?.resolve(message.result);
    else asked?.reject(errorOf(message.error, classes));
  }

  function fail(error: Error): void {
    failure ??= error;
    for (const { reject } of pending.values()) reject(failure);
    pending.clear();
  }

  return { ask, receive, fail };
}

function errorOf({ name, message, stack }: CopiedError, classes: ErrorClasses): Error {
  const ErrorClass = classes[name];
  return ErrorClass ? new ErrorClass(message) : Object.assign(new Error(message), { stack });
}
