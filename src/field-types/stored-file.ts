import * as z from 'zod/mini';
import { documented } from './documented';
import type { UploadKind } from './field-model';
import { textModel } from './text-model';

export const uploadKey = (files: string) =>
  documented(
    z.optional(z.boolean()),
    `Whether the form uploads ${files}. On other servers, it takes their path.`,
    true,
  );

/** The common part of models whose value is the path or the address of a file. */
export const storedFileModel = (kind: UploadKind) => ({
  ...textModel,
  filter: 'presence' as const,
  uploads: ({ upload }: { readonly upload?: boolean | undefined }) => (upload ? kind : undefined),
});
