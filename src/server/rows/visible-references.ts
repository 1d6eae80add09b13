import type { FastifyRequest } from 'fastify';
import { memoize } from '../../common/memoize';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { HttpError } from '../http/errors';
import type { Values } from '../tables/change-log';
import { writeTexts as texts } from './texts';

type Client = Pick<FastifyRequest, 'may'>;

/** The config with only the references whose titles a client may see. */
export function withSeenTargets(client: Client, config: EntityConfig): EntityConfig {
  const { targets = [] } = config;
  const seen = targets.filter(({ name }) => client.may(name, 'read'));
  return seen.length === targets.length ? config : { ...config, targets: seen };
}

/** The config without the names of the entities that refer to it but that a client may not see. */
export function hidingUsers(client: Client, config: EntityConfig): EntityConfig {
  const { usedBy = [] } = config;
  const hidden = usedBy.filter(({ name }) => !client.may(name, 'read'));
  if (hidden.length === 0) return config;
  // The same object for the same rights: caches are keyed by the config.
  const known = configsHidingUsers(config);
  const names = hidden.map(({ name }) => name).join();
  const made = known.get(names) ?? {
    ...config,
    usedBy: usedBy.map((user) => (hidden.includes(user) ? { ...user, ...texts.hiddenUser } : user)),
  };
  known.set(names, made);
  return made;
}

const configsHidingUsers = memoize((_: EntityConfig) => new Map<string, EntityConfig>());

/** Throws a 403 for a new reference to rows that a client may not see: the response would reveal which exist. */
export function rejectHidden(client: Client, config: EntityConfig, changes: Values): void {
  for (const { field, name } of config.targets ?? [])
    if ((changes[field] ?? null) !== null && !client.may(name, 'read'))
      throw new HttpError(403, texts.hiddenTarget(fieldOf(config, field)));
}
