/** Texts of the panel of columns, which loads later than the table. */
export const texts = {
  resetColumns: 'Reset columns',
  move: (column: string) => `Move ${column}`,
  moveHelp: 'Drag to move. Arrow keys move and resize it.',
  sized: (column: string, width: number) => `${column} is ${width} pixels wide`,
  moveUp: (column: string) => `Move ${column} up`,
  moveDown: (column: string) => `Move ${column} down`,
  moved: (column: string, place: number, count: number) =>
    `${column} moved to position ${place} of ${count}`,
  pin: (column: string) => `Pin ${column}`,
};
