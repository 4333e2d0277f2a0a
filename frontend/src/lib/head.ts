import { createContext } from 'react';
import type { Language } from '../config/locales.ts';

/** What a page says of itself in its head. */
export interface PageMeta {
  title: string;
  description: string;
  /** The page's own address, without the parameters that change nothing. */
  path: string;
  /** Addresses of the same thing by language, this page's included; only those that are published. */
  alternates: Partial<Record<Language, string>>;
  /** false: not for search engines. */
  indexed: boolean;
}

/**
 * Told by `Meta` while the server renders, so that what only machines read (Open Graph, JSON-LD) is written around
 * React: no browser pays for it. Nobody listens in the browser.
 */
export const HeadContext = createContext<((meta: PageMeta) => void) | undefined>(undefined);
