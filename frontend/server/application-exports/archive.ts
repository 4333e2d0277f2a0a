import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ParseKeys } from 'i18next';
import { formText } from '../../shared/application-form/form-text.ts';
import { readableAnswer } from '../../shared/application-form/readable-answer.ts';
import { whenOf } from '../documents/call-lines.ts';
import { answerCell, tableRows } from './answer-cell.ts';
import type { Cell } from './cell.ts';
import { csvLine, csvOf } from './csv.ts';
import type { AnswerFile, ExportedApplication, ExportedLetter, ExportedQuestion } from './exported.ts';
import { nameLetters, safeName, UniqueNames } from './safe-names.ts';
import { applicationSheet, type ExportSource, reviewSheet } from './sheets.ts';
import { exportTexts } from './export-texts.ts';
import { type ZipEntry, zipOf } from './zip.ts';

export interface ArchiveSource extends ExportSource {
  /** The bytes of a file; null: it is gone, or not for the reader any more. @throws AppError content_system_unavailable */
  readonly openFile: (id: number) => Promise<Readable | null>;
}

const inclusionKeys = {
  changed: 'inclusion.changed',
  included: 'inclusion.included',
  refused: 'inclusion.refused',
  scanning: 'inclusion.scanning',
} as const satisfies Record<string, ParseKeys<'applicationExports'>>;
type Inclusion = keyof typeof inclusionKeys;

interface ListedFile {
  readonly path: string;
  readonly question: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string | null;
  readonly inclusion: Inclusion;
}

const byteOrderMark = '\u{FEFF}';

/**
 * All that was sent, as a ZIP file: the list, reviews with conflicts of interest, and a folder for each application with its answers as text, its
 * files, letters, and a list of all of these with their hashes. Each is read when it is written.
 */
export const archiveOf = (source: ArchiveSource, modified: Date): Readable =>
  zipOf(entries(source), modified);

async function* entries(source: ArchiveSource): AsyncGenerator<ZipEntry> {
  const { words, applications } = source;
  const { language } = words;
  const t = exportTexts[language];
  const top = new UniqueNames();
  const [list, reviews] = [applicationSheet(source), reviewSheet(source)];
  yield { name: top.add(safeName(`${list.name}.csv`, 'list')), content: csvOf(list, language) };
  yield { name: top.add(safeName(`${reviews.name}.csv`, 'reviews')), content: csvOf(reviews, language) };
  for await (const { rows } of applications())
    for (const application of rows) {
      const { number, name } = application;
      const folder = top.add(
        safeName(`${number} ${name}`.replaceAll('.', ' ').slice(0, nameLetters), number),
      );
      yield {
        name: `${folder}/${t('answers')}.txt`,
        content: byteOrderMark + answersText(application, source),
      };
      yield* filesOf(folder, application, source);
    }
}

/** Files that were scanned, one after another, then the list of all. */
async function* filesOf(
  folder: string,
  { files, letters, questions }: ExportedApplication,
  source: ArchiveSource,
): AsyncGenerator<ZipEntry> {
  const { plan, words, openFile } = source;
  const t = exportTexts[words.language];
  const names = new UniqueNames();
  const listed: ListedFile[] = [];
  const titleOf = (id: string): string =>
    formText(plan.questions.find((each) => each.id === id)?.label, words.language) || t('noLabel');

  async function* file(
    inner: string,
    question: string,
    { id, name, bytes, sha256, state }: Omit<AnswerFile, 'question' | 'sha256'> & { sha256: string | null },
  ): AsyncGenerator<ZipEntry> {
    const path = `${inner}/${names.add(safeName(name, String(id)))}`;
    const shared = { question, name, bytes, sha256 };
    const content = state === 'ready' ? await openFile(id) : null;
    if (content === null) {
      listed.push({ ...shared, path: '', inclusion: state === 'scanning' ? 'scanning' : 'refused' });
      return;
    }
    const hash = createHash('sha256');
    const hashed = Readable.from(hashing(content, hash), { objectMode: false });
    yield { name: `${folder}/${path}`, content: hashed };
    const found = hash.digest('hex');
    const inclusion = sha256 === null || sha256 === found ? 'included' : 'changed';
    listed.push({ ...shared, path, sha256: found, inclusion });
  }

  for (const each of files) yield* file(t('filesFolder'), titleOf(each.question), each);
  for (const letter of letters.filter(({ questionId }) => questions.includes(questionId))) {
    const title = t('letterFrom', { name: letter.name });
    if (letter.text) {
      const path = `${t('lettersFolder')}/${names.add(`${safeName(title, String(letter.id)).replaceAll('.', ' ')}.txt`)}`;
      yield { name: `${folder}/${path}`, content: byteOrderMark + letterText(title, letter, source) };
    }
    for (const each of letter.files) yield* file(t('lettersFolder'), title, each);
  }
  if (listed.length > 0) yield { name: `${folder}/${t('manifest')}.csv`, content: manifest(listed, source) };
}

async function* hashing(content: Readable, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    hash.update(piece as Buffer);
    yield piece as Buffer;
  }
}

function manifest(listed: readonly ListedFile[], { words: { language } }: ArchiveSource): string {
  const t = exportTexts[language];
  const header = [t('path'), t('question'), t('originalName'), t('bytes'), t('hash'), t('inFile')];
  const lines = listed.map(({ path, question, name, bytes, sha256, inclusion }): Cell[] => [
    path,
    question,
    name,
    { number: String(bytes) },
    sha256,
    t(inclusionKeys[inclusion]),
  ]);
  return byteOrderMark + [header, ...lines].map((line) => csvLine(line, language)).join('');
}

function letterText(
  title: string,
  { receivedAt, text }: ExportedLetter,
  { plan, words }: ArchiveSource,
): string {
  const t = exportTexts[words.language];
  const received = t('receivedAt', { instant: whenOf(receivedAt, plan.zone, words.language) });
  return lines([title, received, '', text]);
}

/** What was sent, question by question, in lines that any program shows. */
function answersText(application: ExportedApplication, { plan, words }: ArchiveSource): string {
  const t = exportTexts[words.language];
  const { number, name, person, sentAt, version, sha256 } = application;
  const fact = (label: string, text: string): string => t('tableCell', { label, text });
  return lines([
    plan.title,
    '',
    fact(t('number'), number),
    fact(t('applicant'), name),
    ...(person ? [fact(t('person'), person)] : []),
    fact(t('sentAt', { zone: plan.zone }), whenOf(sentAt, plan.zone, words.language)),
    fact(t('version'), String(version)),
    fact(t('hash'), sha256),
    ...plan.questions
      .filter(({ id }) => application.questions.includes(id))
      .flatMap((question) => [
        '',
        `# ${formText(question.label, words.language) || t('noLabel')}`,
        answerText(question, application, words) || t('unanswered'),
      ]),
  ]);
}

function answerText(
  question: ExportedQuestion,
  application: ExportedApplication,
  words: ArchiveSource['words'],
): string {
  if (question.kind === 'table') {
    const t = exportTexts[words.language];
    return tableRows(application.answers[question.id])
      .flatMap(({ cells = {} }, index) => [
        `${t('row')} ${index + 1}`,
        ...question.columns.flatMap((column) => {
          const text = readableAnswer(column, cells[column.id], words);
          return text ? [`- ${t('tableCell', { label: formText(column.label, words.language), text })}`] : [];
        }),
      ])
      .join('\n');
  }
  const cell = answerCell(question, application, words);
  return typeof cell === 'string' ? cell : readableAnswer(question, application.answers[question.id], words);
}

/** Ends of lines that all programs of Windows know. */
const lines = (texts: readonly string[]): string => `${texts.join('\n').replaceAll(/\r\n?|\n/g, '\r\n')}\r\n`;
