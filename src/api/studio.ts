import { isRecord } from '../common/is-record';
import { send } from './http/client';
import { readLoosely } from './http/response-body';

// Only our own server has these calls.

/** Which entities are current, and which report on the entity files, if there is one. */
export async function fetchConfigVersion() {
  const body = await fetchRecord('/api/studio/version');
  return { configs: textIn(body.configs), report: textIn(body.report) };
}

/** What is wrong with the entity files; only editors may ask. */
export async function fetchConfigReport(): Promise<string> {
  const { text } = await fetchRecord('/api/studio/report');
  return textIn(text) ?? '';
}

async function fetchRecord(path: string): Promise<Record<string, unknown>> {
  const { text } = await send({ method: 'get', path });
  const body = readLoosely(text);
  return isRecord(body) ? body : {};
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);
