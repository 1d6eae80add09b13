import type { FastifyRequest } from 'fastify';
import { isRecord } from '../../common/is-record';
import { screenOf } from '../../entities/hand-written';
import type { RoleAction } from '../../entities/roles/roles';

/** A right that a request needs: to do something on a screen. */
export interface Need {
  readonly screen: string;
  readonly action: RoleAction;
}

/** All rights that a request needs: none if there is nothing that it could be about. */
export type Needs = readonly Need[];

type FindNeeds = (request: FastifyRequest) => Needs | Promise<Needs>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who may call a route: everybody who is signed in, or those with the rights that its address tells. Each route
     * for people who are signed in has this or the next: otherwise the server doesn't start.
     */
    readonly needs?: 'signed in' | Needs | FindNeeds;
    /** The rights that only the parsed body tells. */
    readonly needsOfBody?: FindNeeds;
  }
  interface FastifyRequest {
    /** Whether whoever makes the request may do something else as well. */
    may(screen: string, action: RoleAction): boolean;
    /** Throws a 403 without these rights. For what only becomes clear on the way; otherwise a route says what it needs. */
    require(...needs: Needs): void;
  }
}

/** The options of a route. */
export const needs = (screen: string, action: RoleAction) => ({
  config: { needs: [{ screen, action }] },
});

/** The options of a route that anybody who is signed in may call. */
export const forSignedIn = { config: { needs: 'signed in' } } as const;

/** The same for a route whose body names the entity. */
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
