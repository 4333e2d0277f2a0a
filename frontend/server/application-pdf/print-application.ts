import type { FormQuestion, TableSettings } from '../../shared/application-form/form-document.ts';
import { formText } from '../../shared/application-form/form-text.ts';
import { type AnswerWords, readableAnswer } from '../../shared/application-form/readable-answer.ts';
import { readableProfile } from '../../shared/application-form/readable-profile.ts';
import type { Language } from '../../shared/config/locales.ts';
import { whenOf } from '../documents/call-lines.ts';
import { applicantFacts, fileLines, sentFacts } from './print-receipt.ts';
import type { PrintedApplication } from './printed-application.ts';
import { TaggedPdf } from './tagged-pdf.ts';
import { printTexts } from './texts.ts';

/** Names of what answers refer to. */
export type PrintReference = Pick<AnswerWords, 'countries' | 'sectors'>;

/** An application with its answers, as a PDF: as it was sent, or as it is while it is written. */
export async function printApplication(
  application: PrintedApplication,
  reference: PrintReference,
  language: Language,
): Promise<Buffer> {
  const t = printTexts[language];
  const { document, form, sentAt, sha256 } = application;
  const words: AnswerWords = { ...reference, language, yes: t('yes'), no: t('no') };
  const pdf = new TaggedPdf({ title: document.call.title, language, date: new Date(sentAt ?? 0) });
  pdf.heading('H1', document.call.title);
  if (document.trial) pdf.paragraph(t('trial'));
  if (!sentAt) pdf.paragraph(t('draft'));
  pdf.facts([
    ...applicantFacts(application, language),
    ...(document.number ? [[t('number'), document.number] as const] : []),
    ...sentFacts(application, language),
    ...(sha256 ? [[t('hash'), sha256] as const] : []),
  ]);
  for (const section of form.sections) {
    const asked = section.questions.filter((question) => isShown(question, application));
    if (asked.length > 0) pdf.heading('H2', formText(section.label, language));
    for (const question of asked) {
      pdf.heading('H3', formText(question.label, language) || t('noLabel'));
      printAnswer(pdf, question, application, words);
    }
  }
  const files = fileLines(application, language);
  if (files.length > 0) {
    pdf.heading('H2', t('files'));
    pdf.list(files);
  }
  const letters = letterLines(application, language);
  if (letters.length > 0) {
    pdf.heading('H2', t('letters'));
    pdf.list(letters);
  }
  return pdf.end();
}

/** Who has sent a letter and when, and what identifies its files; never what it says. */
function letterLines({ letters, zone }: PrintedApplication, language: Language): string[] {
  const t = printTexts[language];
  return letters.map(({ name, receivedAt, hashes }) => {
    const letter = t('letter', { name, instant: whenOf(receivedAt, zone, language) });
    return [letter, ...hashes.map((hash) => t('letterFile', { hash }))].join(', ');
  });
}

/** Hidden questions have no answer; what is unanswered shows in a copy for oneself, and of what was sent only what was answered. */
function isShown(question: FormQuestion, { document, sentAt }: PrintedApplication): boolean {
  if (question.kind === 'letter' || question.kind === 'file') return false;
  if (question.kind === 'profileValue') return Object.hasOwn(document.profile, question.source);
  return Object.hasOwn(document.answers, question.id) || (!sentAt && !question.condition);
}

function printAnswer(
  pdf: TaggedPdf,
  question: FormQuestion,
  { document }: PrintedApplication,
  words: AnswerWords,
): void {
  const t = printTexts[words.language];
  if (question.kind === 'profileValue') {
    const text = readableProfile(question.source, document.profile[question.source] ?? '', words);
    return pdf.paragraph(text || t('noValue'));
  }
  const answer = document.answers[question.id];
  if (question.kind !== 'table')
    return pdf.paragraph(readableAnswer(question, answer, words) || t('unanswered'));
  const rows = rowsOf(question, answer, words);
  if (rows.length === 0) return pdf.paragraph(t('unanswered'));
  for (const [index, cells] of rows.entries()) {
    pdf.paragraph(t('row', { number: index + 1 }));
    pdf.list(cells);
  }
}

/** The filled in cells of each row that has one. */
function rowsOf({ columns }: TableSettings, answer: unknown, words: AnswerWords): string[][] {
  const rows = Array.isArray(answer) ? (answer as { cells?: Record<string, unknown> }[]) : [];
  return rows
    .map(({ cells = {} }) =>
      columns.flatMap((column) => {
        const text = readableAnswer(column, cells[column.id], words);
        return text === '' ? [] : [`${formText(column.label, words.language)}\u00a0: ${text}`];
      }),
    )
    .filter((cells) => cells.length > 0);
}
