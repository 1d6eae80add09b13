import { createContext, useContext } from 'react';

/** Asks the server for the values of a row that its list masks; `undefined` if that fails. */
type Reveal = (
  row: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>> | undefined>;

const RevealContext = createContext<Reveal | undefined>(undefined);

export const RevealProvider = RevealContext.Provider;

export const useReveal = () => useContext(RevealContext);
