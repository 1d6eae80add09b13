import { invalid } from '../http/errors';
import type { Settings, SmsWebhook } from '../settings/settings';
import { authTexts as texts } from './texts';

const TIMEOUT_MS = 10_000;

export interface OtpMessage {
  readonly username: string;
  /** A mail address or a mobile number. */
  readonly contact: string | null;
  readonly code: string;
}

/** Sends a one-time password. Rejects when that fails or takes longer than 10 s. */
export type DeliverOtp = (message: OtpMessage) => Promise<void>;

/** Sends by mail or SMS, depending on the contact. Demo mode falls back to `print`. */
export function otpDelivery(
  settings: Pick<Settings, 'mode' | 'mailUrl' | 'smsWebhook'>,
  print: (line: string) => void,
): DeliverOtp {
  const sendMail = settings.mailUrl === undefined ? undefined : mailer(settings.mailUrl);
  return async ({ username, contact, code }) => {
    if (contact !== null && isMailAddress(contact) && sendMail) {
      await sendMail(contact, texts.otpSubject, texts.otpText(code));
    } else if (contact !== null && !isMailAddress(contact) && settings.smsWebhook) {
      await sendSms(settings.smsWebhook, contact, texts.otpText(code));
    } else if (settings.mode === 'demo') {
      print(texts.otpOnTerminal(username, code));
    } else {
      throw invalid({ username: [texts.noContact] });
    }
  };
}

export function isMailAddress(contact: string): boolean {
  return contact.includes('@');
}

function mailer(mailUrl: string) {
  const url = new URL(mailUrl);
  const from = url.searchParams.get('from') ?? `paperhanger@${url.hostname}`;
  url.searchParams.delete('from');
  return async (to: string, subject: string, text: string): Promise<void> => {
    // Loaded with the first mail, as it takes time and memory.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(url.href, { from });
    await transport.sendMail({ to, subject, text, signal: AbortSignal.timeout(TIMEOUT_MS) });
  };
}

async function sendSms(webhook: SmsWebhook, mobile: string, message: string): Promise<void> {
  const response = await fetch(webhook.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(webhook.token === undefined ? {} : { authorization: `Bearer ${webhook.token}` }),
    },
    body: JSON.stringify({ to: `+91${mobile}`, message }),
    // Following a redirect could leak the code and the token.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
}
