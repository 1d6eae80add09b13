/** The time in milliseconds since 1970. Passed as a parameter where tests have to set it. */
export type Clock = () => number;

/** As the database stores it. */
export const iso = (time: number) => new Date(time).toISOString();

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
