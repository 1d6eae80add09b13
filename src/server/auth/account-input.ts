import * as z from 'zod/mini';
import { isRecord } from '../../common/is-record';
import { nearestName } from '../../entities/check/nearest-name';
import type { Roles } from '../../entities/roles/roles';
import { ROLE_NAME } from '../../entities/roles/roles-schema';
import { modelOf } from '../../field-types';
import { messagesAbout } from '../../field-types/schema';
import { HttpError, invalid } from '../http/errors';
import { type Channels, contactsIn, isMailAddress, senderTo } from './otp-delivery';
import { passwordProblem } from './password-problem';
import { authTexts as texts } from './texts';

// Checks what people enter for an account. Each error is a 422 at its field.

export function checkedUsername(username: string): string {
  if (!/^[\w.@+-]{2,60}$/.test(username)) throw invalid({ username: [texts.badName] });
  return username;
}

/** The contacts as they are stored. In production, the server must be able to send to each of them. */
export function checkedContact(contact: string | null, channels: Channels): string | null {
  const contacts = contactsIn(contact);
  if (contacts.length > 0) return contacts.map((one) => checkedOne(one, channels)).join();
  if (channels.mode === 'production') throw invalid({ contact: [texts.contactRequired] });
  return null;
}

function checkedOne(contact: string, channels: Channels): string {
  const isMail = isMailAddress(contact);
  const checked = isMail ? mailAddress(contact) : mobile(contact);
  if (channels.mode === 'production' && !senderTo(checked, channels))
    throw invalid({ contact: [isMail ? texts.noMail : texts.noSms] });
  return checked;
}

function mailAddress(contact: string): string {
  if (!z.email().safeParse(contact).success) throw invalid({ contact: [texts.badContact] });
  return contact;
}

function mobile(contact: string): string {
  const field = {
    type: 'phone',
    name: 'contact',
    label: '',
    required: true,
    unique: false,
  } as const;
  const number = modelOf(field).parse(contact, field);
  if (messagesAbout(field, number).length > 0) throw invalid({ contact: [texts.badContact] });
  return String(number);
}

/**
 * Without a `roles.json`, any valid name is accepted, so that roles can be given before a first file locks anyone out.
 */
export function checkedRoles(
  names: readonly string[],
  roles: Roles | undefined,
): readonly string[] {
  for (const name of names) {
    const isKnown = roles ? Object.hasOwn(roles, name) : ROLE_NAME.test(name);
    if (isKnown) continue;
    const known = Object.keys(roles ?? {});
    throw invalid({ roles: [texts.unknownRole(name, known, nearestName(name, known))] });
  }
  return names;
}

export async function checkedPassword(password: string, username: string): Promise<string> {
  const problem = await passwordProblem(password, username);
  if (problem) throw invalid({ password: [problem] });
  return password;
}

/** Collects the errors of several fields, so that a form shows all of them at once. */
export function fieldChecks() {
  const errors: Record<string, readonly string[]> = {};
  return {
    /** What a check returns, or `otherwise` if it rejects its field. */
    async of<Value>(check: () => Value | Promise<Value>, otherwise: Value): Promise<Value> {
      try {
        return await check();
      } catch (error) {
        if (!(error instanceof HttpError) || error.status !== 422) throw error;
        Object.assign(errors, isRecord(error.body) && error.body.errors);
        return otherwise;
      }
    },
    /** Throws the 422 of all fields that were rejected. */
    finish(): void {
      if (Object.keys(errors).length > 0) throw invalid(errors);
    },
  };
}
