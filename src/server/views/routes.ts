import type { Transaction } from 'kysely';
import type { EntityConfig } from '../../entities/entity-config';
import { linkConfig } from '../../entities/link-config';
import { orderConfig } from '../../entities/order-config';
import { reviewConfig } from '../../entities/review-config';
import { addressToShow, addressToStore } from '../../entities/view-address';
import { removedView, savedView, type View, views, viewsOf } from '../../entities/wire/views';
import { isPostgres } from '../database/dialect';
import type { Database } from '../database/tables';
import { HttpError, invalid } from '../http/errors';
import { needsOnEntity } from '../http/needs';
import type { Routes } from '../http/schemas';
import { recordBatch } from '../tables/change-log';
import type { Author, StoreParts } from '../tables/entity-store';
import { writeTo } from '../tables/transactions';
import { viewTexts as texts } from './texts';

const PATH = '/api/views';
/** For one account in one table. */
const MAX_VIEWS = 100;
const EVERYONE = 0;
/** The tables that no config makes, and the config whose history their screen shows. */
const TABLES: Readonly<Record<string, EntityConfig | undefined>> = {
  orders: orderConfig,
  review: reviewConfig,
  catalogue: linkConfig,
  pdf: undefined,
  accounts: undefined,
};

/** The views of tables that accounts have saved, for themselves or for everyone. Every call returns the full list. */
export function viewRoutes({ store, configs }: StoreParts): Routes {
  const { db } = store;

  const configOf = (entity: string) => configs().find(({ name }) => name === entity);
  const fieldsOf = (entity: string) => configOf(entity)?.fields ?? [];

  /**
   * Changes a view. `write` returns what was done, which the history of the view's screen says if the view is for
   * everyone.
   */
  async function change(
    author: Author,
    { entity, scope }: { readonly entity: string; readonly scope: number },
    write: (transaction: Transaction<Database>) => Promise<string>,
  ): Promise<void> {
    const config = TABLES[entity] ?? configOf(entity);
    if (scope !== EVERYONE || !config) return void (await db.transaction().execute(write));
    await writeTo(store, config, { ...author, way: 'view' }, async (transaction) => {
      const file = await write(transaction.db);
      await recordBatch(transaction, { file, counts: {} });
    });
  }

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
    const fields = fieldsOf(entity);
    return found.map(({ id, name, address: stored, scope, owner, username }) => {
      const address = addressToShow(stored, fields);
      // What a removed account has left belongs to everyone.
      const isOwn = owner === account || username === null;
      const isShared = scope === EVERYONE;
      return { id, name, address, isShared, owner: isOwn ? undefined : username };
    });
  }

  const needed = needsOnEntity('read');
  return async (app) => {
    app.post(
      PATH,
      { ...needed, schema: { body: viewsOf, response: { 200: views } } },
      async (request) => viewsIn(request.body.entity, request.account.id),
    );

    const saving = { body: savedView, response: { 200: views } };
    app.post(`${PATH}/save`, { ...needed, schema: saving }, async (request) => {
      const author = request.account;
      const owner = author.id;
      const { entity, name, isShared, isNew } = request.body;
      const address = addressToStore(request.body.address, fieldsOf(entity));
      const tables = [...Object.keys(TABLES), ...configs().map((config) => config.name)];
      if (!tables.includes(entity)) throw new HttpError(404, texts.noTable);
      const key = {
        entity,
        owner,
        scope: isShared ? EVERYONE : owner,
        name_key: name.toLowerCase(),
      };
      await change(author, key, async (transaction) => {
        await lockViewsOf(transaction, owner);
        const own = await transaction
          .selectFrom('view')
          .select(['scope', 'name_key'])
          .where('entity', '=', entity)
          .where('owner', '=', owner)
          .execute();
        const isKnown = own.some(
          ({ scope, name_key }) => scope === key.scope && name_key === key.name_key,
        );
        if (!isKnown && own.length >= MAX_VIEWS)
          throw invalid({ name: [texts.tooMany(MAX_VIEWS)] });
        const written = await transaction
          .insertInto('view')
          .values({ ...key, name, address })
          .onConflict((conflict) => {
            const sameName = conflict.columns(['entity', 'owner', 'scope', 'name_key']);
            return isNew ? sameName.doNothing() : sameName.doUpdateSet({ name, address });
          })
          .returning('id')
          .executeTakeFirst();
        if (!written) throw invalid({ name: [texts.taken] });
        return isKnown ? texts.changed(name) : texts.saved(name);
      });
      return viewsIn(entity, owner);
    });

    const removing = { body: removedView, response: { 200: views } };
    app.post(`${PATH}/remove`, { ...needed, schema: removing }, async (request) => {
      const author = request.account;
      const account = author.id;
      const { entity, id } = request.body;
      const view = (await viewsIn(entity, account)).find((one) => one.id === id);
      if (view?.owner !== undefined) throw new HttpError(403, texts.notYours(view.owner));
      if (view) {
        const scope = view.isShared ? EVERYONE : account;
        await change(author, { entity, scope }, async (transaction) => {
          await transaction.deleteFrom('view').where('id', '=', id).execute();
          return texts.removed(view.name);
        });
      }
      return viewsIn(entity, account);
    });
  };
}

/** Makes requests to save views of an account wait for each other: together, they could exceed the limit. */
async function lockViewsOf(transaction: Transaction<Database>, owner: number): Promise<void> {
  // In SQLite, the transaction itself is the lock.
  if (!isPostgres(transaction)) return;
  const account = transaction.selectFrom('account').select('id').where('id', '=', owner);
  await account.forNoKeyUpdate().execute();
}
