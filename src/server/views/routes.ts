import { removedView, savedView, type View, views, viewsOf } from '../../entities/wire/views';
import type { EntityRoutesParts } from '../entity-routes/routes';
import { HttpError, invalid } from '../http/errors';
import { needsOnEntity } from '../http/needs';
import type { Routes } from '../http/schemas';
import { viewTexts as texts } from './texts';

const PATH = '/api/views';
/** Of one account in one table. */
const MAX_VIEWS = 100;
const EVERYONE = 0;
/** The tables that no config makes. */
const HAND_WRITTEN = ['orders', 'review', 'catalogue', 'pdf'];

type ViewRoutesParts = Pick<EntityRoutesParts, 'store' | 'configs' | 'currentUser'>;

/** The views of tables that accounts have saved, for themselves or for everyone. Each call answers with all. */
export function viewRoutes({ store: { db }, configs, currentUser }: ViewRoutesParts): Routes {
  async function viewsIn(entity: string, account: number): Promise<View[]> {
    const found = await db
      .selectFrom('view')
      .leftJoin('account', 'account.id', 'view.owner')
      .select(['view.id', 'view.name', 'address', 'scope', 'owner', 'username'])
      .where('entity', '=', entity)
      .where('scope', 'in', [account, EVERYONE])
      .orderBy('name_key')
      .orderBy('view.id')
      .execute();
    return found.map(({ id, name, address, scope, owner, username }) => {
      const others = owner === account ? undefined : username;
      return { id, name, address, isShared: scope === EVERYONE, owner: others ?? undefined };
    });
  }

  const needed = needsOnEntity('read');
  return async (app) => {
    app.post(
      PATH,
      { ...needed, schema: { body: viewsOf, response: { 200: views } } },
      async (request) => viewsIn(request.body.entity, currentUser(request).id),
    );

    const saving = { body: savedView, response: { 200: views } };
    app.post(`${PATH}/save`, { ...needed, schema: saving }, async (request) => {
      const { id: owner } = currentUser(request);
      const { entity, name, address, isShared, isNew } = request.body;
      const tables = [...HAND_WRITTEN, ...configs().map((config) => config.name)];
      if (!tables.includes(entity)) throw new HttpError(404, texts.noTable);
      const key = {
        entity,
        owner,
        scope: isShared ? EVERYONE : owner,
        name_key: name.toLowerCase(),
      };
      const own = await db
        .selectFrom('view')
        .select(['scope', 'name_key'])
        .where('entity', '=', entity)
        .where('owner', '=', owner)
        .execute();
      const isKnown = own.some(
        ({ scope, name_key }) => scope === key.scope && name_key === key.name_key,
      );
      if (isKnown && isNew) throw invalid({ name: [texts.taken] });
      if (!isKnown && own.length >= MAX_VIEWS) throw invalid({ name: [texts.tooMany(MAX_VIEWS)] });
      await db
        .insertInto('view')
        .values({ ...key, name, address })
        .onConflict((conflict) =>
          conflict.columns(['entity', 'owner', 'scope', 'name_key']).doUpdateSet({ name, address }),
        )
        .execute();
      return viewsIn(entity, owner);
    });

    const removing = { body: removedView, response: { 200: views } };
    app.post(`${PATH}/remove`, { ...needed, schema: removing }, async (request) => {
      const { id: account } = currentUser(request);
      const { entity, id } = request.body;
      const view = (await viewsIn(entity, account)).find((one) => one.id === id);
      if (view?.owner !== undefined) throw new HttpError(403, texts.notYours(view.owner));
      if (view) await db.deleteFrom('view').where('id', '=', id).execute();
      return viewsIn(entity, account);
    });
  };
}
