import { removedView, savedView, type View, views, viewsOf } from '../../entities/wire/views';
import type { EntityRoutesParts } from '../entity-api/routes';
import { invalid } from '../http/errors';
import type { Routes } from '../http/schemas';
import { viewTexts as texts } from './texts';

const PATH = '/api/views';
const MAX_VIEWS = 200;
const EVERYONE = 0;

type ViewRoutesParts = Pick<EntityRoutesParts, 'store' | 'currentUser'>;

/** The views of tables that accounts have saved, for themselves or for everyone. Each call answers with all. */
export function viewRoutes({ store: { db }, currentUser }: ViewRoutesParts): Routes {
  async function viewsIn(entity: string, account: number): Promise<(View & { owner: number })[]> {
    const found = await db
      .selectFrom('view')
      .select(['id', 'name', 'address', 'owner', 'scope'])
      .where('entity', '=', entity)
      .where('scope', 'in', [account, EVERYONE])
      .orderBy('name_key')
      .execute();
    return found.map(({ scope, ...view }) => ({ ...view, isShared: scope === EVERYONE }));
  }

  return async (app) => {
    app.post(PATH, { schema: { body: viewsOf, response: { 200: views } } }, async (request) =>
      viewsIn(request.body.entity, currentUser(request).id),
    );

    const saving = { body: savedView, response: { 200: views } };
    app.post(`${PATH}/save`, { schema: saving }, async (request) => {
      const { id: owner } = currentUser(request);
      const { entity, name, address, isShared } = request.body;
      const name_key = name.toLowerCase();
      const values = { name, name_key, address, scope: isShared ? EVERYONE : owner };
      const known = await viewsIn(entity, owner);
      const same = known.find((view) => view.name.toLowerCase() === name_key);
      if (same && same.owner !== owner) throw invalid({ name: [texts.taken] });
      if (!same && known.length >= MAX_VIEWS) throw invalid({ name: [texts.tooMany] });
      if (same?.id) await db.updateTable('view').set(values).where('id', '=', same.id).execute();
      else {
        const added = await db
          .insertInto('view')
          .values({ ...values, entity, owner })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .execute();
        if (added.length === 0) throw invalid({ name: [texts.taken] });
      }
      return viewsIn(entity, owner);
    });

    const removing = { body: removedView, response: { 200: views } };
    app.post(`${PATH}/remove`, { schema: removing }, async (request) => {
      const { id: account } = currentUser(request);
      const { entity, id } = request.body;
      await db
        .deleteFrom('view')
        .where('id', '=', id)
        .where('scope', 'in', [account, EVERYONE])
        .execute();
      return viewsIn(entity, account);
    });
  };
}
