import { createContext, useContext } from 'react';
import type { Assets } from '../../shared/pages/render-contract.ts';

/** What the document of one page needs beyond what the page itself knows. */
export interface DocumentParts {
  assets: Assets;
  /** The page asks about cookies. */
  asksConsent: boolean;
  /** The page may invite its reader to say what they are interested in. */
  mayInvite: boolean;
  /** The page stands in for a newer one that can't be made. */
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
