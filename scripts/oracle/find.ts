import type { OracleDocument } from './documents.ts';
import { isForm, words } from './forms.ts';

/** Stop words, which queries ignore. Only those of the recorded queries. */
const empty: Record<'fr' | 'en', Set<string>> = {
  fr: new Set(
    'a au aux avec ce ces d dans de des du elle en et il l la le les leur on ou par pour que qui sa sans se ses sur un une y'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a an and at by for from how in into is it of on or our the their to what where with your'.split(' '),
  ),
};

export interface OracleQuery {
  language: 'fr' | 'en';
  q: string;
}

interface Corpus {
  documents: { key: string; words: Set<string> }[];
  vocabulary: string[];
}

const corpora = new WeakMap<OracleDocument[], Map<string, Corpus>>();

/** The words of all documents of a language, cut once. */
function corpusOf(documents: OracleDocument[], language: 'fr' | 'en'): Corpus {
  const known = corpora.get(documents) ?? new Map<string, Corpus>();
  corpora.set(documents, known);
  let corpus = known.get(language);
  if (!corpus) {
    const own = documents
      .filter((document) => document.language === language)
      .map(({ key, text }) => ({
        key,
        words: new Set(words(text).filter((word) => !empty[language].has(word))),
      }));
    corpus = { documents: own, vocabulary: [...new Set(own.flatMap((each) => [...each.words]))] };
    known.set(language, corpus);
  }
  return corpus;
}

/** Keys of the documents that must be found: every word of the query in some form, the last one as a beginning too. */
export function mustFind({ language, q }: OracleQuery, documents: OracleDocument[]): string[] {
  const corpus = corpusOf(documents, language);
  const terms = q
    .split(/[\s\-–—,.;:!?«»"()/]+/)
    .map((word) => words(word)[0])
    .filter((word): word is string => word !== undefined && !empty[language].has(word));
  const matches = terms.map(
    (word, index) =>
      new Set(
        corpus.vocabulary.filter(
          (each) => isForm(word, each, language) || (index === terms.length - 1 && each.startsWith(word)),
        ),
      ),
  );
  return corpus.documents
    .filter(({ words: own }) => matches.every((forms) => [...forms].some((form) => own.has(form))))
    .map(({ key }) => key)
    .toSorted();
}
