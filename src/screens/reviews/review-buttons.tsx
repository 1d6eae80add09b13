import { ExportMenu } from '../selection/export-menu';
import type { TableSelection } from '../selection/selecting';
import { exportedFields, target } from './review-export';

/** The button of the toolbar that acts on many reviews. */
export function ReviewButtons({ table }: Pick<TableSelection, 'table'>) {
  return <ExportMenu table={table} target={target} fields={exportedFields} />;
}
