interface Difference {
  readonly before: string;
  /** Part that the other text has differently, or not at all. */
  readonly changed: string;
  readonly after: string;
}

/** Difference of two texts, in whole words. */
export function differenceOf(text: string, other: string): Difference {
  const words = text.split(/(?<=\s)/);
  const others = other.split(/(?<=\s)/);
  const shorter = Math.min(words.length, others.length);
  let start = 0;
  while (start < shorter && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < shorter - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  const to = words.length - end;
  return {
    before: words.slice(0, start).join(''),
    changed: words.slice(start, to).join(''),
    after: words.slice(to).join(''),
  };
}
