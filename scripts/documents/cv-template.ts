import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import type { Language } from '../../frontend/shared/config/locales.ts';
import { cvTexts } from './cv-texts.ts';

const project = 'Passerelle';
/** Sizes in half points, spaces in twentieths of a point, as the format requires. */
const bodySize = 22;
const nameSize = 40;
const spaceAfter = 120;
const font = 'Arial';
const wordLanguage = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>;

const paragraph = (text: string): Paragraph => new Paragraph({ text, spacing: { after: spaceAfter } });

/** The template of a CV as a DOCX file. */
export async function cvTemplate(language: Language): Promise<Buffer> {
  const { title, name, job, contact, note, sections } = cvTexts[language];
  const document = new Document({
    title,
    creator: project,
    lastModifiedBy: project,
    styles: {
      default: {
        document: { run: { font, size: bodySize, language: { value: wordLanguage[language] } } },
        title: { run: { font, size: nameSize, bold: true } },
      },
    },
    sections: [
      {
        children: [
          new Paragraph({ text: name, heading: HeadingLevel.TITLE }),
          paragraph(job),
          paragraph(contact),
          new Paragraph({
            children: [new TextRun({ text: note, italics: true })],
            spacing: { after: spaceAfter },
          }),
          ...sections.flatMap(({ heading, lines }) => [
            new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
            ...lines.map(paragraph),
          ]),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
