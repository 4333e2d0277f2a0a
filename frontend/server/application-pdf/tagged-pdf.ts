import PdfDocument from 'pdfkit';
import type { Language } from '../../shared/config/locales.ts';
import { type Cut, siteCuts, type Weight } from '../lettering/cuts.ts';
import { directionOf, hasRightToLeft, type Run, runsOf, setText } from '../lettering/runs.ts';
import { wrapText } from '../lettering/wrap.ts';

/** Points. */
const margin = 56;
const sizes = { H1: 20, H2: 14, H3: 11, P: 10.5, note: 9 } as const;
const gaps = { H1: 14, H2: 18, H3: 10, P: 2 } as const;
const lineGap = 2;

type Heading = 'H1' | 'H2' | 'H3';

export interface PdfMeta {
  title: string;
  language: Language;
  /** Date of the content: the same content gives the same bytes. */
  date: Date;
}

/** A PDF that screen readers read in order: tagged, with its language, and with texts that can be selected. */
export class TaggedPdf {
  readonly #pdf;
  readonly #root;
  readonly #fonts = new Set<string>();

  constructor({ title, language, date }: PdfMeta) {
    this.#pdf = new PdfDocument({
      pdfVersion: '1.7',
      // The package's types do not know this one yet.
      ...({ subset: 'PDF/UA' } as object),
      tagged: true,
      displayTitle: true,
      lang: language,
      size: 'A4',
      margin,
      info: { Title: title, CreationDate: date, ModDate: date },
    });
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  heading(level: Heading, text: string): void {
    this.#add(level, text, 700, sizes[level], gaps[level]);
  }

  /** @param text with line breaks as they are */
  paragraph(text: string): void {
    this.#add('P', text, 500, sizes.P, gaps.P);
  }

  note(text: string): void {
    this.#add('P', text, 500, sizes.note, gaps.P);
  }

  /** Words and what they say, such as a number, each on a line. */
  facts(pairs: readonly (readonly [name: string, value: string])[]): void {
    for (const [name, value] of pairs) this.#add('P', `${name} ${value}`, 500, sizes.P, gaps.P, name.length);
  }

  list(items: readonly string[]): void {
    const list = this.#pdf.struct('L');
    for (const item of items) {
      const content = () => this.#text(`–\u00a0${item}`, 500, sizes.P, gaps.P);
      list.add(this.#pdf.struct('LI', {}, [this.#pdf.struct('LBody', spoken(item), content)]));
    }
    this.#root.add(list);
  }

  /** @returns the bytes of the file */
  async end(): Promise<Buffer> {
    this.#root.end();
    this.#pdf.end();
    const pieces: Buffer[] = [];
    for await (const piece of this.#pdf) pieces.push(piece as Buffer);
    return Buffer.concat(pieces);
  }

  #add(type: Heading | 'P', text: string, weight: Weight, size: number, gap: number, boldLetters = 0): void {
    const content = () => this.#text(text, weight, size, gap, boldLetters);
    this.#root.add(this.#pdf.struct(type, spoken(text), content));
  }

  #text(text: string, weight: Weight, size: number, gap: number, boldLetters = 0): void {
    this.#pdf.y += gap;
    this.#pdf.fontSize(size);
    let bold = boldLetters;
    for (const paragraph of setText(text).split('\n')) {
      this.#paragraph(paragraph, weight, size, bold);
      bold = Math.max(0, bold - paragraph.length - 1);
    }
  }

  /** Lines of runs on one baseline, at the side at which the text begins. */
  #paragraph(text: string, weight: Weight, size: number, boldLetters: number): void {
    const width = this.#pdf.page.width - 2 * margin;
    const direction = directionOf(text);
    const measure = measureBy((word) => widthOf(runsOf(word, weight), size));
    // An empty line is a line, too.
    const lines = wrapText(text, width, Infinity, measure);
    let bold = boldLetters;
    for (const line of lines.length > 0 ? lines : ['']) {
      const runs = runsOf(line, weight, { direction, boldLetters: bold });
      this.#line(runs, size, direction === 'rtl' ? margin + width - widthOf(runs, size) : margin);
      bold = Math.max(0, bold - line.length - 1);
    }
  }

  #line(runs: readonly Run[], size: number, left: number): void {
    const fonts = [...siteCuts(500).slice(0, 1), ...runs.map(cutFor)].map(({ font }) => font);
    const [above, below] = [heightOf(fonts, 'ascent', size), heightOf(fonts, 'descent', size)];
    if (this.#pdf.y + above - below > this.#pdf.page.height - margin) continueOnNewPage(this.#pdf);
    const baseline = this.#pdf.y + above;
    let at = left;
    for (const run of runs) {
      this.#pdf.font(this.#registered(cutFor(run)));
      // The baseline is what lines of several fonts share. As features are named, a run is laid out as a whole.
      this.#pdf.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] });
      at += widthOf([run], size);
    }
    this.#pdf.y = baseline - below + lineGap;
  }

  #registered(cut: Cut): string {
    if (!this.#fonts.has(cut.name)) this.#pdf.registerFont(cut.name, cut.bytes);
    this.#fonts.add(cut.name);
    return cut.name;
  }
}

/** What is read aloud: letters of both directions are drawn in another order than they are read. */
const spoken = (text: string): { actual?: string } => (hasRightToLeft(text) ? { actual: text } : {});

/** How wide a line is: each word is measured once. */
function measureBy(widthOfWord: (word: string) => number): (line: string) => number {
  const widths = new Map<string, number>();
  const of = (word: string): number => {
    const width = widths.get(word) ?? widthOfWord(word);
    widths.set(word, width);
    return width;
  };
  return (line) => {
    const words = line.split(' ');
    return words.reduce((width, word) => width + of(word), (words.length - 1) * of(' '));
  };
}

/** A letter that no cut has is set by the first as a box: nothing is left out unseen. */
function cutFor({ cut, weight }: Run): Cut {
  const [first] = siteCuts(weight);
  if (!first) throw new Error('The site has no font');
  return cut ?? first;
}

function widthOf(runs: readonly Run[], size: number): number {
  return runs.reduce((width, run) => {
    const { font } = cutFor(run);
    return width + (font.layout(run.text).advanceWidth / font.unitsPerEm) * size;
  }, 0);
}

function heightOf(fonts: readonly Cut['font'][], side: 'ascent' | 'descent', size: number): number {
  const heights = fonts.map((font) => (font[side] / font.unitsPerEm) * size);
  return side === 'ascent' ? Math.max(...heights) : Math.min(...heights);
}

/** With the tags of what is being written, as pdfkit’s own lines do. The package’s types do not know it. */
function continueOnNewPage(pdf: object): void {
  (pdf as { continueOnNewPage: () => void }).continueOnNewPage();
}
