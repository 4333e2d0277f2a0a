import bidiFactory, { type Bidi, type EmbeddingLevels } from 'bidi-js';
import { type Cut, cutOf, type Weight } from './cuts.ts';
import { charactersOf } from './wrap.ts';

/** A piece of a line that one cut sets, its letters in the order in which they are read. */
export interface Run {
  /** Undefined: no cut has these letters. */
  readonly cut: Cut | undefined;
  readonly weight: Weight;
  readonly text: string;
}

export type Direction = 'ltr' | 'rtl';

/** Letters that are written from right to left. */
const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Nko}|\p{Script=Syriac}|\p{Script=Thaana}/u;
/** Marks of direction say where letters go, and are not drawn. */
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

let bidi: Bidi | undefined;

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** The direction of a paragraph: that of its first letter. */
export function directionOf(text: string): Direction {
  if (!hasRightToLeft(text)) return 'ltr';
  bidi ??= bidiFactory();
  return ((bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) & 1) === 1 ? 'rtl' : 'ltr';
}

/** A text as it is set: no cut has the narrow no-break space; the other space that keeps words together, each has. */
export const setText = (text: string): string => text.normalize('NFC').replaceAll('\u202f', '\u00a0');

export interface LineOptions {
  /** How many of the first letters are bold. */
  readonly boldLetters?: number | undefined;
  /** Direction of the paragraph. */
  readonly direction?: Direction | undefined;
}

/** A line in runs from left to right, each to be laid out as a whole. @param text without line breaks, as setText() gives it */
export function runsOf(text: string, weight: Weight, options: LineOptions = {}): Run[] {
  const letters = lettersOf(text, weight, options.boldLetters ?? 0);
  if (!hasRightToLeft(text)) return joined(letters.map(({ letter, ...of }) => ({ ...of, text: letter })));
  bidi ??= bidiFactory();
  const levels = bidi.getEmbeddingLevels(text, options.direction ?? directionOf(text));
  return visual(text, letters, levels, bidi);
}

interface Letter extends Omit<Run, 'text'> {
  /** With its marks. */
  readonly letter: string;
}

/** The characters of a text with the cuts that set them: a space is in that of the word before it. */
function lettersOf(text: string, weight: Weight, boldLetters: number): Letter[] {
  const letters: Letter[] = [];
  let length = 0;
  for (const letter of charactersOf(text)) {
    const of: Weight = length < boldLetters ? 700 : weight;
    const last = letters.at(-1);
    const joins = letter === ' ' && last?.weight === of && last.cut?.font.hasGlyphForCodePoint(32) === true;
    letters.push({ letter, weight: of, cut: joins ? last.cut : cutOf(letter, of) });
    length += letter.length;
  }
  return letters;
}

function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && last.cut === run.cut && last.weight === run.weight)
      all[all.length - 1] = { ...last, text: last.text + run.text };
    else all.push(run);
  }
  return all;
}

/** The runs of a line with letters of both directions. Brackets turn round where letters go to the left. */
function visual(text: string, letters: readonly Letter[], levels: EmbeddingLevels, by: Bidi): Run[] {
  const mirrored = by.getMirroredCharactersMap(text, levels.levels);
  const starts: number[] = [];
  const at = new Map<number, number>();
  let length = 0;
  for (const [index, { letter }] of letters.entries()) {
    starts.push(length);
    at.set(length, index);
    length += letter.length;
  }
  const groups: { letters: number[]; isLeft: boolean }[] = [];
  for (const unit of by.getReorderedIndices(text, levels)) {
    const index = at.get(unit);
    if (index === undefined) continue;
    const isLeft = ((levels.levels[unit] ?? 0) & 1) === 1;
    const group = groups.at(-1);
    const before = letters[group?.letters.at(-1) ?? -1];
    const letter = letters[index];
    const isNext = group?.letters.at(-1) === index + (isLeft ? 1 : -1);
    if (
      group &&
      isNext &&
      group.isLeft === isLeft &&
      before?.cut === letter?.cut &&
      before?.weight === letter?.weight
    )
      group.letters.push(index);
    else groups.push({ letters: [index], isLeft });
  }
  return groups.flatMap(({ letters: indices, isLeft }) => {
    const read = isLeft ? indices.toReversed() : indices;
    const drawn = read.map((index) => mirrored.get(starts[index] ?? 0) ?? letters[index]?.letter ?? '');
    const first = letters[read[0] ?? 0];
    // The layout of a run turns it round if it has such letters, whatever its direction here is: digits, or a lone bracket.
    const turned = hasRightToLeft(drawn.join('')) === isLeft ? drawn : drawn.toReversed();
    const shown = turned.join('').replaceAll(marks, '');
    return first && shown !== '' ? [{ cut: first.cut, weight: first.weight, text: shown }] : [];
  });
}
