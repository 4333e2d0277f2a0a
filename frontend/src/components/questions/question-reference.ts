import { createContext, useContext } from 'react';

/** What questions about countries and sectors offer. */
export interface QuestionReference {
  readonly countries: readonly { readonly isoCode: string; readonly name: string }[];
  readonly sectors: readonly {
    readonly id: number;
    readonly key: string;
    readonly name: string;
    readonly parentId?: number | null | undefined;
  }[];
}

export const QuestionReferenceContext = createContext<QuestionReference>({ countries: [], sectors: [] });

export const useQuestionReference = (): QuestionReference => useContext(QuestionReferenceContext);
