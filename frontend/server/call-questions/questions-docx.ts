import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { FormDocument, FormTexts } from '../../shared/application-form/form-document.ts';
import { formText } from '../../shared/application-form/form-text.ts';
import type { Language } from '../../shared/config/locales.ts';
import { answerLabel, formOutline, type OutlinedQuestion } from '../../shared/form-outline/form-outline.ts';
import { en } from '../../shared/form-outline/locales/en.ts';
import { fr } from '../../shared/form-outline/locales/fr.ts';
import { createI18n } from '../../shared/i18n/create-i18n.ts';

const texts = {
  fr: createI18n('fr', { formOutline: fr }).getFixedT('fr', 'formOutline'),
  en: createI18n('en', { formOutline: en }).getFixedT('en', 'formOutline'),
};
const project = 'Passerelle';
/** Sizes in half points, spaces in twentieths of a point, as the format requires. */
const bodySize = 22;
const titleSize = 40;
const spaceAfter = 120;
const font = 'Arial';
const wordLanguage = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>;
/** Rows of a table to write into. */
const emptyRows = 3;
const fullWidth = { size: 100, type: WidthType.PERCENTAGE } as const;

interface Asked {
  title: string;
  /** Address of the page with the same questions. */
  address: string;
  form: FormDocument;
}

type Block = Paragraph | Table;

/** The questions of a call as a DOCX file, with places for the answers. */
export async function questionsDocx(asked: Asked, language: Language): Promise<Buffer> {
  const document = new Document({
    title: asked.title,
    creator: project,
    lastModifiedBy: project,
    styles: {
      default: {
        document: { run: { font, size: bodySize, language: { value: wordLanguage[language] } } },
        title: { run: { font, size: titleSize, bold: true } },
      },
    },
    sections: [{ children: blocksOf(asked, language) }],
  });
  return Packer.toBuffer(document);
}

function blocksOf({ title, address, form }: Asked, language: Language): Block[] {
  const read = (label: FormTexts | undefined) => formText(label, language);
  return [
    new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
    ...lines(address),
    ...formOutline(form, language, texts[language]).flatMap((section) => [
      new Paragraph({ text: read(section.label), heading: HeadingLevel.HEADING_1 }),
      ...(section.condition ? [note(section.condition)] : []),
      ...lines(read(section.help)),
      ...section.questions.flatMap((question) => blocksOfQuestion(question, language)),
    ]),
  ];
}

function blocksOfQuestion(question: OutlinedQuestion, language: Language): Block[] {
  const { label, help, facts, choices, columns } = question;
  return [
    new Paragraph({ text: formText(label, language), heading: HeadingLevel.HEADING_2 }),
    ...lines(formText(help, language)),
    note(facts.join(' · ')),
    ...choices.map((choice) => paragraph(`☐ ${formText(choice, language)}`)),
    ...(columns.length > 0 ? tableOf(columns, language) : []),
    ...(columns.length + choices.length === 0
      ? [paragraph(answerLabel(texts[language])), paragraph('')]
      : []),
  ];
}

const row = (cells: readonly (readonly Paragraph[])[], tableHeader = false) =>
  new TableRow({
    tableHeader,
    children: cells.map((children) => new TableCell({ children: [...children] })),
  });

function tableOf(columns: readonly OutlinedQuestion[], language: Language): Block[] {
  const head = columns.map(({ label, facts, choices }) => [
    new Paragraph({ children: [new TextRun({ text: formText(label, language), bold: true })] }),
    note(facts.join(' · ')),
    ...choices.map((choice) => note(`☐ ${formText(choice, language)}`)),
  ]);
  const empty = columns.map(() => [new Paragraph('')]);
  return [
    new Table({
      width: fullWidth,
      rows: [row(head, true), ...Array.from({ length: emptyRows }, () => row(empty))],
    }),
    paragraph(''),
  ];
}

const paragraph = (text: string): Paragraph => new Paragraph({ text, spacing: { after: spaceAfter } });
const note = (text: string): Paragraph =>
  new Paragraph({ children: [new TextRun({ text, italics: true })], spacing: { after: spaceAfter } });
const lines = (text: string): Paragraph[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(paragraph);
