import type { Language } from '../../shared/config/locales.ts';
import { pathTo } from '../../shared/config/routes.ts';
import { offsetAt } from '../../shared/dates/zone-clock.ts';
import { whenOf } from '../documents/call-lines.ts';
import type { PrintedApplication } from './printed-application.ts';
import { TaggedPdf } from './tagged-pdf.ts';
import { printTexts } from './texts.ts';

type Fact = readonly [name: string, value: string];

/** The instant where the call is, and where the reader is if clocks differ there. */
export function sentFacts({ sentAt, zone, readerZone }: PrintedApplication, language: Language): Fact[] {
  if (!sentAt) return [];
  const t = printTexts[language];
  const instant = Date.parse(sentAt);
  const isElsewhere = readerZone && offsetAt(readerZone, instant) !== offsetAt(zone ?? 'UTC', instant);
  return [
    [t('sent'), whenOf(sentAt, zone, language)],
    ...(isElsewhere ? [[t('yourTime'), whenOf(sentAt, readerZone, language)] as const] : []),
  ];
}

/** Who applies to what. */
export function applicantFacts({ document }: PrintedApplication, language: Language): Fact[] {
  const t = printTexts[language];
  const { person, structure } = document.applicant;
  return [
    [t('call'), document.call.title],
    [t('person'), person],
    ...(structure ? [[t('structure'), structure] as const] : []),
  ];
}

export function fileLines({ document }: PrintedApplication, language: Language): string[] {
  const t = printTexts[language];
  return document.files.map(({ name, bytes, sha256 }) => t('file', { name, bytes, hash: sha256 }));
}

/** The receipt of what was sent last, as a PDF. @param site origin of the page that checks it */
export async function printReceipt(sent: PrintedApplication, language: Language, site: URL): Promise<Buffer> {
  const t = printTexts[language];
  const { document, sentAt, sha256 } = sent;
  const title = t('receiptOf', { title: document.call.title });
  const pdf = new TaggedPdf({ title, language, date: new Date(sentAt ?? 0) });
  pdf.heading('H1', t('receipt'));
  pdf.paragraph(t(document.trial ? 'trial' : 'received'));
  pdf.facts([
    ...applicantFacts(sent, language),
    [t('sentBy'), document.applicant.sentBy],
    [t('number'), document.number ?? ''],
    [t('version'), String(document.version)],
    ...sentFacts(sent, language),
    [t('hash'), sha256 ?? ''],
  ]);
  pdf.heading('H2', t('files'));
  const files = fileLines(sent, language);
  if (files.length > 0) pdf.list(files);
  else pdf.paragraph(t('noFiles'));
  if (document.trial) return pdf.end();
  pdf.note(t('proof'));
  pdf.note(`${t('check')} ${new URL(pathTo('receipt', language), site)}`);
  return pdf.end();
}
