import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { actionsOfScreens, mayDo, type RoleAction, type Roles } from '../../entities/roles/roles';
import { HttpError } from '../http/errors';
import type { Need, Needs } from '../http/needs';
import type { Configs } from '../live-configs/live-configs';
import { authTexts as texts } from './texts';

/** Adds `request.may`, which goes by the current `roles.json` and by the account's roles as of this request. */
export function decideRights(scope: FastifyInstance, roles: () => Roles | undefined): void {
  scope.decorateRequest('may', function (this: FastifyRequest, screen: string, action: RoleAction) {
    const { session } = this;
    return session?.state === 'signed-in' && mayDo(roles(), session.holder, screen, action);
  });
}

/**
 * Rejects requests for what a role doesn't allow. Each route of this scope has to say what it needs; a handler that
 * learns it only from rows or changes calls `request.require`. Other rejections depend on what was read, such as
 * references to hidden rows. `git grep -n 'HttpError(403'` lists all of them.
 */
export function enforceRights(scope: FastifyInstance, roles: () => Roles | undefined): void {
  scope.addHook('onRoute', ({ config, method, url }) => {
    if (!config?.needs && !config?.needsOfBody)
      throw new Error(`${method} ${url} doesn’t say what it needs.`);
  });
  scope.decorateRequest('require', function (this: FastifyRequest, ...needed: Needs) {
    const missing = needed.find(({ screen, action }) => !this.may(screen, action));
    if (missing) throw rejection(this, missing, roles());
  });
  // What is known before the body is read.
  scope.addHook('onRequest', (request, _reply, done) => {
    const { needs } = request.routeOptions.config;
    requireAll(request, needs === 'signed in' ? undefined : needs, done);
  });
  scope.addHook('preHandler', (request, _reply, done) => {
    requireAll(request, request.routeOptions.config.needsOfBody, done);
  });
}

/** Every request runs this, so only needs that have to be looked up cost a promise. */
function requireAll(
  request: FastifyRequest,
  needs: Exclude<FastifyContextConfig['needs'], 'signed in'>,
  done: (error?: Error) => void,
): void {
  const needed = typeof needs === 'function' ? needs(request) : needs;
  const check = (found: Needs = []) => request.require(...found);
  if (needed instanceof Promise) needed.then(check).then(() => done(), done);
  else {
    check(needed);
    done();
  }
}

function rejection(
  request: FastifyRequest,
  { screen, action }: Need,
  roles: Roles | undefined,
): HttpError {
  // Reads are not recorded: pages make them by themselves. Not awaited: the entry might wait for an open transaction.
  if (action !== 'read')
    void request.audit({ kind: 'not-allowed', subject: screen, details: { action } });
  if (!roles) return new HttpError(403, texts.notEditor);
  const hasRole = request.session?.holder.roles.some((name) => Object.hasOwn(roles, name));
  return new HttpError(403, hasRole ? texts.notAllowed(screen, action) : texts.noRole);
}

/** What a client may do on which screen; undefined if that is everything. */
export function rightsOf(
  request: FastifyRequest,
  { current, roles }: Pick<Configs, 'current' | 'roles'>,
): Record<string, RoleAction[]> | undefined {
  if (!roles()) return undefined;
  const screens = [...actionsOfScreens(current())].map(([screen, actions]) => {
    const allowed = actions.filter((action) => request.may(screen, action));
    return { screen, allowed, isWhole: allowed.length === actions.length };
  });
  if (screens.every(({ isWhole }) => isWhole)) return undefined;
  const some = screens.filter(({ allowed }) => allowed.length > 0);
  return Object.fromEntries(some.map(({ screen, allowed }) => [screen, allowed]));
}
