import { createContext, useContext } from 'react';

/** Asks the server for a row's values that the list has only masked; `undefined` if it can't be had. */
export type Reveal = (
  row: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>> | undefined>;

const RevealContext = createContext<Reveal | undefined>(undefined);

export const RevealProvider = RevealContext.Provider;

export const useReveal = () => useContext(RevealContext);
