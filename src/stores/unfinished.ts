import { inFlight } from '../api/http/in-flight';
import { noticesStore } from './calls/notices';
import { hasDrafts } from './session/draft-store';

/** Whether a reload would lose something: typed text, a request that can't be repeated, or a message. */
export function hasUnfinished(): boolean {
  const { toasts, alerts } = noticesStore.getState();
  return hasDrafts() || inFlight.hasUnfinished() || toasts.length + alerts.length > 0;
}
