/**
 * French typography for what people typed with an ordinary space bar: a narrow no-break space before ; ! ?,
 * a no-break space before : and inside « », before € and %, and the curved apostrophe.
 */
const rules: readonly [RegExp, string][] = [
  [/(?<=\S) +(?=[;!?](?:\s|$|[»”)\]]))/g, '\u202f'],
  [/(?<=\S) +(?=:(?:\s|$))/g, '\u00a0'],
  [/« +/g, '«\u00a0'],
  [/ +»/g, '\u00a0»'],
  [/(?<=\d) +(?=[€%])/g, '\u00a0'],
  [/(?<=\d) (?=\d{3}(?!\d))/g, '\u202f'],
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
];

export function frenchTypography(text: string): string {
  let set = text;
  for (const [pattern, replacement] of rules) set = set.replace(pattern, replacement);
  return set;
}
