import { createContext, useContext } from 'react';
import type { Assets } from '../../shared/pages/render-contract.ts';

/** Data of one page's document beyond that of the page component. */
export interface DocumentParts {
  assets: Assets;
  /** The page shows the consent banner. */
  showsConsentBanner: boolean;
  /** The page may invite its reader to choose interests. */
  mayInvite: boolean;
  /** The page is a stale copy, served because rendering failed. */
  isStale: boolean;
  /** The script of public pages runs; false: on pages with a form, its own script at most. */
  hasScript: boolean;
  /** Receives errors that the page hides from the reader. */
  onError: ((error: unknown) => void) | undefined;
}

export const DocumentContext = createContext<DocumentParts | undefined>(undefined);

export function useDocumentParts(): DocumentParts {
  const parts = useContext(DocumentContext);
  if (!parts) throw new Error('useDocumentParts needs a DocumentContext');
  return parts;
}
