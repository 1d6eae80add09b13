import type { FastifyRequest } from 'fastify';
import { isRecord } from '../../common/is-record';
import { screenOf } from '../../entities/hand-written';
import type { RoleAction } from '../../entities/roles/roles';

/** A right that a request needs: to do something on a screen. */
export interface Need {
  readonly screen: string;
  readonly action: RoleAction;
}

/** All rights that a request needs; none if what it asks for can't exist. */
export type Needs = readonly Need[];

type FindNeeds = (request: FastifyRequest) => Needs | Promise<Needs>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who may call the route: everybody who is signed in, or those with these rights, which don't depend on the body.
     * Without this or `needsOfBody` on each route that requires a sign-in, the server doesn't start.
     */
    readonly needs?: 'signed in' | Needs | FindNeeds;
    /** The rights that depend on the parsed body. */
    readonly needsOfBody?: FindNeeds;
  }
  interface FastifyRequest {
    /** Whether the user may do something. */
    may(screen: string, action: RoleAction): boolean;
    /**
     * Throws a 403 without these rights. Only for rights that the handler has to find out: a route's options declare
     * the rest.
     */
    require(...needs: Needs): void;
  }
}

/** The options of a route that needs a right on a screen. */
export const needs = (screen: string, action: RoleAction) => ({
  config: { needs: [{ screen, action }] },
});

/** The options of a route that anybody who is signed in may call. */
export const forSignedIn = { config: { needs: 'signed in' } } as const;

/** The options of a route whose body names the entity that it needs a right on. */
export function needsOnEntity(action: RoleAction) {
  const find = ({ body }: FastifyRequest): Needs => [{ screen: screenIn(body), action }];
  return { config: { needsOfBody: find } };
}

/** What a change of these fields of an order needs. */
export const needsOfOrder = (fields: readonly string[]): Needs =>
  fields.map((name) => ({ screen: 'order', action: name === 'installerId' ? 'assign' : 'steps' }));

/** The screen of the entity that a body names. */
export function screenIn(body: unknown): string {
  return screenOf(isRecord(body) ? String(body.entity) : '');
}
