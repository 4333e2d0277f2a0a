import { createContext, type ReactNode } from 'react';

/** Shows a card's text with the words that were searched for marked; as it is where nothing was. */
export const MarkContext = createContext<(text: string) => ReactNode>((text) => text);
