import type { Random } from '../random';
import type { Palette } from './colours';

/** What a drawing follows from: the same gives the same picture. */
export interface Drawing {
  readonly palette: Palette;
  readonly random: Random;
  /** Which of its family's five designs it is: 0 to 4. */
  readonly variant: number;
}

/** Draws a sheet: the elements of an SVG of `WIDTH` × `HEIGHT`. */
export type Draw = (drawing: Drawing) => string;
