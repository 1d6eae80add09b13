import {
  type AnswerMessage,
  createAsk,
  type ErrorClasses,
  type Handlers,
} from '../common/worker-calls';

/** Returns a function that asks a web worker. `onMessage` gets messages that are not answers. */
export function askWorker<Offered extends Handlers, Message extends object = never>(
  worker: Worker,
  classes?: ErrorClasses,
  onMessage?: (message: Message) => void,
) {
  const { ask, receive, fail } = createAsk<Offered>(
    (message) => worker.postMessage(message),
    classes,
  );
  worker.onmessage = ({ data }: MessageEvent<AnswerMessage | Message>) => {
    if ('id' in data) receive(data);
    else onMessage?.(data);
  };
  worker.onerror = (event) => fail(new Error(event.message));
  return ask;
}
