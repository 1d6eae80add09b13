import { entityFileSchema } from '../../entities/config-schema';
import type { EntityConfig } from '../../entities/entity-config';
import { resolveConfig } from '../../entities/resolve-config';
import type { Row } from '../../entities/row';
import type { EntityStore } from '../tables/entity-store';
import { describeFields, titleOf } from './describe-change';
import { reversalsOfBatch } from './reversal';
import { historyTexts as texts } from './texts';

/** The workbook with a row per cell that a batch changed. */
export const reportSheet = resolveConfig(
  'report',
  entityFileSchema.parse({
    label: 'Report',
    fields: Object.entries(texts.report).map(([name, label]) => ({
      type: 'textarea',
      name,
      label,
    })),
    actions: { download: {} },
  }),
);

export async function* reportRows(
  store: EntityStore,
  config: EntityConfig,
  batchId: number,
  shown: EntityConfig,
): AsyncGenerator<Row[]> {
  for await (const page of reversalsOfBatch(store, config, batchId))
    yield page.flatMap(({ change, row }) =>
      describeFields(shown, change).map(({ label, before, after, isSecret }) => ({
        row: titleOf(shown, change, row),
        what: change.action,
        field: label,
        before: isSecret ? texts.secret : before,
        after: isSecret ? texts.secret : after,
      })),
    );
}
