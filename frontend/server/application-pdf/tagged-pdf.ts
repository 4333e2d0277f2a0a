import PdfDocument from 'pdfkit';
import type { Language } from '../../shared/config/locales.ts';
import { cutsOf, runsOf, type Weight } from './pdf-fonts.ts';

/** Points. */
const margin = 56;
const sizes = { H1: 20, H2: 14, H3: 11, P: 10.5, note: 9 } as const;
const gaps = { H1: 14, H2: 18, H3: 10, P: 2 } as const;
const lineGap = 2;
const weights: readonly Weight[] = [500, 700];

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
    for (const { name, bytes } of weights.flatMap(cutsOf)) this.#pdf.registerFont(name, bytes);
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
      list.add(this.#pdf.struct('LI', {}, [this.#pdf.struct('LBody', {}, content)]));
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
    this.#root.add(this.#pdf.struct(type, {}, () => this.#text(text, weight, size, gap, boldLetters)));
  }

  #text(text: string, weight: Weight, size: number, gap: number, boldLetters = 0): void {
    const runs = [...runsOf(text.slice(0, boldLetters), 700), ...runsOf(text.slice(boldLetters), weight)];
    this.#pdf.y += gap;
    this.#pdf.fontSize(size);
    for (const [index, run] of runs.entries()) {
      const options = { lineGap, continued: index < runs.length - 1 };
      this.#pdf.font(run.cut);
      if (index === 0) this.#pdf.text(run.text, margin, this.#pdf.y, options);
      else this.#pdf.text(run.text, options);
    }
  }
}
