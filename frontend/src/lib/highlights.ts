/** Range from `start` to before `end`, in UTF-16 code units. */
export interface TextRange {
  start: number;
  end: number;
}

export interface TextPart {
  start: number;
  text: string;
  isHighlighted: boolean;
}

/** Cuts a text at its highlights, which come from the search in order and apart from each other. */
export function splitAtHighlights(text: string, highlights: readonly TextRange[]): TextPart[] {
  const part = (start: number, end: number, isHighlighted: boolean): TextPart => ({
    start,
    text: text.slice(start, end),
    isHighlighted,
  });
  const parts = highlights.flatMap(({ start, end }, index) => [
    part(highlights[index - 1]?.end ?? 0, start, false),
    part(start, end, true),
  ]);
  return [...parts, part(highlights.at(-1)?.end ?? 0, text.length, false)].filter((each) => each.text !== '');
}
