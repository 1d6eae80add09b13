import type { FastifyPluginAsync } from 'fastify';
import type { View } from '../../entities/wire/views';
import { wholeNumber } from '../entities/expected-row';
import { inputOf } from '../entity-api/request-input';
import type { EntityRoutesParts } from '../entity-api/routes';
import { invalid } from '../http/errors';
import { viewTexts as texts } from './texts';

const PATH = '/api/views';
const MAX = { entity: 100, name: 80, address: 4000 };
const MAX_VIEWS = 200;
const EVERYONE = 0;

type ViewRoutesParts = Pick<EntityRoutesParts, 'store' | 'currentUser'>;

/** The views of tables that accounts have saved, for themselves or for everyone. Each call answers with all. */
export function viewRoutes({ store: { db }, currentUser }: ViewRoutesParts): FastifyPluginAsync {
  async function viewsOf(entity: string, account: number): Promise<(View & { owner: number })[]> {
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
    app.post(PATH, async (request) => viewsOf(textIn(request, 'entity'), currentUser(request).id));

    app.post(`${PATH}/save`, async (request) => {
      const { id: owner } = currentUser(request);
      const [entity, name] = [textIn(request, 'entity'), textIn(request, 'name')];
      const name_key = name.toLowerCase();
      const scope = inputOf(request).isShared === true ? EVERYONE : owner;
      const values = { name, name_key, address: textIn(request, 'address'), scope };
      const known = await viewsOf(entity, owner);
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
      return viewsOf(entity, owner);
    });

    app.post(`${PATH}/remove`, async (request) => {
      const { id: account } = currentUser(request);
      await db
        .deleteFrom('view')
        .where('id', '=', wholeNumber(inputOf(request).id) ?? 0)
        .where('scope', 'in', [account, EVERYONE])
        .execute();
      return viewsOf(textIn(request, 'entity'), account);
    });
  };
}

function textIn(request: Parameters<typeof inputOf>[0], key: keyof typeof MAX): string {
  const { [key]: input } = inputOf(request);
  const text = typeof input === 'string' ? input.trim() : '';
  if (text === '' && key !== 'address') throw invalid({ [key]: [texts.required] });
  const isRight = text.length <= MAX[key] && !text.includes('\u0000');
  if (!isRight) throw invalid({ [key]: [texts.tooLong(MAX[key])] });
  return text;
}
