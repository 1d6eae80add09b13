import * as z from 'zod/mini';

/** The field of an entity that a file is for. */
export const uploadTarget = z.object({ entity: z.string(), field: z.string() });

/** The value that the field gets. */
export const uploaded = z.object({ path: z.string() });
export type Uploaded = z.output<typeof uploaded>;

export const uploadName = z.object({ id: z.string(), name: z.string() });
