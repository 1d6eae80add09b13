import type { Kysely } from 'kysely';
import type { AuditLog } from '../audit/audit-log';
import type { Database } from '../database/tables';
import type { Limits } from '../settings/rate-limits';
import type { Settings } from '../settings/settings';
import type { Clock } from '../time/clock';
import { createAccounts } from './accounts';
import { csrfWith } from './csrf';
import { knownDevices } from './known-devices';
import { oneTimePasswords } from './otp';
import type { Channels, DeliverOtp } from './otp-delivery';
import type { Passwords } from './passwords';
import { sessionCookies } from './session-cookies';
import type { Sessions } from './sessions';

/** What signing in needs from others. */
export interface AuthDependencies {
  readonly settings: Channels & Pick<Settings, 'origin'>;
  readonly secret: string;
  readonly database: Kysely<Database>;
  readonly audit: AuditLog;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly deliverOtp: DeliverOtp;
  readonly limits: Limits;
  readonly clock: Clock;
}

export type AuthParts = ReturnType<typeof authParts>;

export function authParts(dependencies: AuthDependencies) {
  const { settings, secret, database, clock } = dependencies;
  const isSecure = settings.mode === 'production';
  return {
    ...dependencies,
    accounts: createAccounts(database, clock),
    otps: oneTimePasswords(secret),
    cookies: sessionCookies(isSecure),
    devices: knownDevices(secret, isSecure, clock),
    csrf: csrfWith(secret, settings.origin),
  };
}
