import type { ReactNode } from 'react';
import type { Language } from '../../config/locales.ts';
import { soughtIn, soughtWords } from '../../lib/word-forms.ts';

/** Gives back a function that puts the sought words of a text into `<mark>`. */
export function markWords(q: string, language: Language): (text: string) => ReactNode {
  const sought = soughtWords(q, language);
  if (!sought) return (text) => text;
  return (text) => {
    const places = soughtIn(text, sought, language);
    if (places.length === 0) return text;
    return places.flatMap(({ start, end }, index) => [
      text.slice(places[index - 1]?.end ?? 0, start),
      <mark key={start}>{text.slice(start, end)}</mark>,
      index === places.length - 1 && text.slice(end),
    ]);
  };
}
