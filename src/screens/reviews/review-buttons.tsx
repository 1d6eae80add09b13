import { ExportMenu } from '../selection/export-menu';
import { exportedFields, target } from './review-export';

/** The button of the toolbar that acts on many reviews. */
export function ReviewButtons() {
  return <ExportMenu target={target} fields={exportedFields} />;
}
