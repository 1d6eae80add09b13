import { setTimeout } from 'node:timers/promises';
import { HttpError } from '../http/errors';
import type { Settings, SmsWebhook } from '../settings/settings';
import { authTexts as texts } from './texts';

/** Shorter than the browser waits for a response. */
const TIMEOUT_MS = 8_500;
/** A channel that takes longer may be down, so the next one is tried as well. */
const NEXT_AFTER_MS = 3_500;

export interface OtpMessage {
  readonly username: string;
  /** Email addresses and mobile numbers, separated by commas; the first that works is enough. */
  readonly contact: string | null;
  readonly code: string;
}

/** The 422 of a sign-in whose one-time password could not be sent. */
export class OtpDeliveryError extends HttpError {
  constructor(message: string) {
    super(422, message, { errors: { username: [message] } });
  }
}

/** Sends a one-time password. Rejects when that fails or takes longer than 8.5 s. */
export type DeliverOtp = (message: OtpMessage) => Promise<void>;

type Channel = (signal: AbortSignal) => Promise<void>;

/** The ways to send one-time passwords. */
export type Channels = Pick<Settings, 'mode' | 'mailUrl' | 'smsWebhook'>;

/** Sends by email or SMS, depending on the contact. Demo mode falls back to `print`. */
export function otpDelivery(
  settings: Channels,
  print: (line: string) => void,
  times = { timeoutMs: TIMEOUT_MS, nextAfterMs: NEXT_AFTER_MS },
): DeliverOtp {
  return async ({ username, contact, code }) => {
    const channels = contactsIn(contact).flatMap((to): Channel[] => {
      const send = senderTo(to, settings);
      return send ? [(signal) => send(to, code, signal)] : [];
    });
    if (isPrinted(settings, contact)) print(texts.otpOnTerminal(username, code));
    else if (channels.length > 0) await sendByAny(channels, times);
    else throw new OtpDeliveryError(texts.noContact);
  };
}

/** Whether an account's one-time passwords are printed to the terminal, as in demo mode if nothing can deliver them. */
export function isPrinted(channels: Channels, contact: string | null): boolean {
  return channels.mode === 'demo' && !contactsIn(contact).some((to) => senderTo(to, channels));
}

/** Returns what sends to an email address or a mobile number; undefined if nothing is set up for it. */
export function senderTo(contact: string, { mailUrl, smsWebhook }: Channels) {
  if (isMailAddress(contact)) return mailUrl === undefined ? undefined : mailer(mailUrl);
  return smsWebhook && smsSender(smsWebhook);
}

export function contactsIn(contact: string | null): string[] {
  return (contact ?? '').split(',').flatMap((one) => one.trim() || []);
}

export function isMailAddress(contact: string): boolean {
  return contact.includes('@');
}

/** Tries one channel after the other until one has sent the message. */
async function sendByAny(
  channels: readonly Channel[],
  { timeoutMs, nextAfterMs }: { readonly timeoutMs: number; readonly nextAfterMs: number },
): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const running: Promise<void>[] = [];
  for (const send of channels) {
    running.push(send(signal));
    const hasSent = Promise.any(running).then(
      () => true,
      () => false,
    );
    if (await Promise.race([hasSent, setTimeout(nextAfterMs, false, { ref: false })])) return;
  }
  await Promise.any(running).catch(({ errors }: AggregateError) => {
    throw new Error(errors.map(String).join('; '), { cause: errors[0] });
  });
}

function mailer(mailUrl: string) {
  const url = new URL(mailUrl);
  const from = url.searchParams.get('from') ?? `paperhanger@${url.hostname}`;
  url.searchParams.delete('from');
  return async (to: string, code: string, signal: AbortSignal): Promise<void> => {
    // Loaded with the first email, as it takes time and memory.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(url.href, { from });
    const text = texts.otpText(code);
    await transport.sendMail({ to, subject: texts.otpSubject, text, signal });
  };
}

function smsSender(webhook: SmsWebhook) {
  return async (mobile: string, code: string, signal: AbortSignal): Promise<void> => {
    const response = await fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(webhook.token === undefined ? {} : { authorization: `Bearer ${webhook.token}` }),
      },
      body: JSON.stringify({ to: `+91${mobile}`, message: texts.otpText(code) }),
      // Following a redirect could leak the code and the token.
      redirect: 'error',
      signal,
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
  };
}
