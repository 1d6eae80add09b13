import type { FastifyRequest } from 'fastify';
import { type EntityConfig, fieldOf } from '../../entities/entity-config';
import { HttpError } from '../http/errors';
import type { Values } from '../tables/change-log';
import { writeTexts as texts } from './texts';

type Client = Pick<FastifyRequest, 'may'>;

/** The config with only those references whose titles a client may see. */
export function withSeenTargets(client: Client, config: EntityConfig): EntityConfig {
  const { targets = [] } = config;
  const seen = targets.filter(({ name }) => client.may(name, 'read'));
  return seen.length === targets.length ? config : { ...config, targets: seen };
}

/** The config in which entities that a client may not see, but which refer to it, have no name. */
export function hidingUsers(client: Client, config: EntityConfig): EntityConfig {
  const { usedBy = [] } = config;
  if (usedBy.every(({ name }) => client.may(name, 'read'))) return config;
  return {
    ...config,
    usedBy: usedBy.map((user) =>
      client.may(user.name, 'read') ? user : { ...user, ...texts.hiddenUser },
    ),
  };
}

/** Throws a 403 for a new reference to rows that a client may not see: the answer would tell which there are. */
export function rejectHidden(client: Client, config: EntityConfig, changes: Values): void {
  for (const { field, name } of config.targets ?? [])
    if ((changes[field] ?? null) !== null && !client.may(name, 'read'))
      throw new HttpError(403, texts.hiddenTarget(fieldOf(config, field)));
}
