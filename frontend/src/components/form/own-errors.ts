import { createContext } from 'react';

export type OwnErrorTexts = Readonly<Partial<Record<string, string>>>;

/** Errors in the place of the catalogue’s, by id of the field. */
export const OwnErrors = createContext<OwnErrorTexts>({});
