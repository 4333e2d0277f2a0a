type Measure = (text: string) => number;

const ellipsis = '…';
/** Parts between which a line may break: at a breakable space, or after a hyphen that no number follows. */
const pieces = /(?:[^ \n\t-]|-(?=\d))*-+(?!\d)|(?:[^ \n\t-]|-(?=\d))+/g;

/** The text in lines that fit, up to a maximum; longer text is cut with an ellipsis. */
export function wrapText(text: string, width: number, maxLines: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const { word, glued } of wordsOf(text)) {
    const longer = line + (glued || !line ? '' : ' ') + word;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (measure(line) > width) {
      const head = longestHead(line, width, measure);
      lines.push(head);
      line = line.slice(head.length);
    }
    if (lines.length > maxLines) break;
  }
  if (line) lines.push(line);
  if (lines.length <= maxLines) return lines;
  const last = lines[maxLines - 1] ?? '';
  return [...lines.slice(0, maxLines - 1), cut(last, width, measure)];
}

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });
/** Characters as readers count them (grapheme clusters). */
export const charactersOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Words, and whether each follows the previous one without a space. */
function wordsOf(text: string): { word: string; glued: boolean }[] {
  let end = 0;
  return [...text.matchAll(pieces)].map((match) => {
    const glued = match.index > 0 && match.index === end;
    end = match.index + match[0].length;
    return { word: match[0], glued };
  });
}

/** The longest part of a word that fits; at least one character, so that the loop ends. */
function longestHead(word: string, width: number, measure: Measure): string {
  const characters = charactersOf(word);
  let length = characters.length - 1;
  while (length > 1 && measure(characters.slice(0, length).join('')) > width) length -= 1;
  return characters.slice(0, Math.max(1, length)).join('');
}

function cut(line: string, width: number, measure: Measure): string {
  let characters = charactersOf(line);
  while (characters.length > 1 && measure(characters.join('') + ellipsis) > width)
    characters = characters.slice(0, -1);
  return characters.join('').replace(/[\s\p{P}]+$/u, '') + ellipsis;
}
