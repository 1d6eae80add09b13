import type { ReactTable } from '@tanstack/react-table';
import type { Features } from '../../components/data-table/table-features';
import type { Row } from '../../entities/row';
import { ExportMenu } from '../selection/export-menu';
import { exportedFields, selectedKind } from './review-export';

interface ReviewButtonsProps {
  readonly table: ReactTable<Features, Row>;
}

/** The button of the toolbar that acts on many reviews. */
export function ReviewButtons({ table }: ReviewButtonsProps) {
  return <ExportMenu table={table} target={selectedKind} fields={exportedFields} />;
}
