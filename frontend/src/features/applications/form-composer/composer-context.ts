import { createContext, useContext } from 'react';
import type { FormDocument } from '../../../../shared/application-form/form-document.ts';
import type { Language } from '../../../../shared/config/locales.ts';
import type { Edit } from './document/edits.ts';
import type { PlacedProblem } from './document/places.ts';

export interface Country {
  readonly code: string;
  readonly name: string;
}

/** What all parts of the composer share. */
interface ComposerParts {
  readonly document: FormDocument;
  /** In which texts are written, those of the call. */
  readonly languages: readonly Language[];
  readonly countries: readonly Country[];
  readonly isReadOnly: boolean;
  readonly change: (edit: Edit) => void;
  /** Saves what was typed: a field was left. */
  readonly flush: () => void;
  readonly problems: readonly PlacedProblem[];
  /** Problems are shown at their fields, too: publishing the form was tried. */
  readonly showsErrors: boolean;
  /** Ids of the sections and questions whose fields are shown, and of columns with `openColumnId`. */
  readonly open: ReadonlySet<string>;
  readonly toggle: (id: string, isOpen: boolean) => void;
  /** Says to screen readers what has been done. */
  readonly announce: (text: string) => void;
  /** Moves the focus to the element of an id, once it is there. */
  readonly focusNext: (id: string) => void;
}

export const ComposerContext = createContext<ComposerParts | undefined>(undefined);

export function useComposerParts(): ComposerParts {
  const parts = useContext(ComposerContext);
  if (!parts) throw new Error('Parts of the composer stand inside <ComposerContext>');
  return parts;
}

/** Id of the element of a section or question that takes the focus. */
export const itemId = (id: string): string => `item-${id}`;
/** Id of a field of a section or question: `label.fr`. */
export const partId = (id: string, part: string): string => `${itemId(id)}-${part.replaceAll('.', '-')}`;
/** Key of a column of a table in the set of what is open: its id is unique in its table only. */
export const openColumnId = (questionId: string, columnId: string): string =>
  partId(questionId, `column.${columnId}`);
