import { type TextRange, splitAtHighlights } from '../../lib/highlights.ts';

interface HighlightedProps {
  text: string;
  /** Parts of the text that a search matched; undefined outside of searches. */
  highlights: readonly TextRange[] | undefined;
}

export function Highlighted({ text, highlights }: HighlightedProps) {
  return splitAtHighlights(text, highlights ?? []).map((part) =>
    part.isHighlighted ? <mark key={part.start}>{part.text}</mark> : part.text,
  );
}
