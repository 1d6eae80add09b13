/** A cell with an invalid value. */
export interface CellProblem {
  /** The row's number as spreadsheet programs show it. */
  readonly row: number;
  /** The field's name. */
  readonly field: string;
  /** The cell's text. */
  readonly shown: string;
  readonly message: string;
}

/** A problem that makes its message when it is needed: few of many are listed, and making all would take a while. */
export class WrongCell implements CellProblem {
  readonly row: number;
  readonly field: string;
  readonly shown: string;
  readonly #why: () => string;

  constructor(row: number, field: string, shown: string, why: () => string) {
    this.row = row;
    this.field = field;
    this.shown = shown;
    this.#why = why;
  }

  get message(): string {
    return this.#why();
  }
}
