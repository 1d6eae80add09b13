import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyPluginOptions,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import type * as z from 'zod/mini';
import { wireTexts } from '../../entities/wire/texts';
import { rejectionOf } from './errors';

/** A plugin whose routes have zod schemas: `schema: { body, querystring, params, response }`. */
export type Routes = FastifyPluginAsync<FastifyPluginOptions, RawServerDefault, ZodTypes>;

/** An application, or a part of it, whose routes have zod schemas. */
export type Scope = Parameters<Routes>[0];

/** Gives requests and responses the types of their schemas. */
interface ZodTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown;
  readonly serializer: this['schema'] extends z.ZodMiniType ? z.output<this['schema']> : unknown;
}

/** Requests are parsed before their handler runs, which gets what the schemas return. */
export function parseBySchemas(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodMiniType>(({ schema }) => (sent) => {
    const { data, error } = schema.safeParse(sent, { error: () => wireTexts.unreadable });
    return error ? { error: rejectionOf(error) } : { value: data };
  });
  // TypeScript has checked what handlers return.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}
