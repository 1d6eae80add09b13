/** A position in the config of that name. */
export interface Place {
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

/** The name of a config by its file, such as `entity-configs/coupon.json`. */
export const nameOf = (file: string) => file.replace(/.*[/\\]|\.json$/g, '');
