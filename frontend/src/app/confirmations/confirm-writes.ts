import type { i18n, ParseKeys } from 'i18next';
import { type ConfirmationCode, declaredFor } from '../../../shared/config/calls/confirmation.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { dialogNamespaces } from '../../../shared/config/workspace-texts.ts';
import { isZone } from '../../../shared/dates/zone-data.ts';
import { instantWriter } from '../../components/instants/instant-text.tsx';
import { whenWritten, type Write } from '../../lib/api/written.ts';
import { zoneOfBrowser } from '../../lib/use-own-zone.ts';
import { loadNamespaces } from '../namespaces.ts';
import type { NoticeStore } from '../workspace/notice-store.ts';

type Key = ParseKeys<'confirmations'>;

/** Instead, where it is known how long an answer takes as a rule. */
const within: Partial<
  Record<ConfirmationCode, 'submittedWithin' | 'proposedWithin' | 'profileSubmittedWithin'>
> = {
  submitted: 'submittedWithin',
  proposed: 'proposedWithin',
  profileSubmitted: 'profileSubmittedWithin',
  profileProposed: 'proposedWithin',
};
/** Members of the answer with the instant that the text names. */
const dates: Partial<Record<ConfirmationCode, string>> = {
  callPublished: 'closesAt',
  callScheduled: 'publishAt',
  callExtended: 'closesAt',
  callClosedEarly: 'closesAt',
};

type Values = Readonly<Record<string, unknown>>;
const textIn = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};
const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};

/** Says at the top of the screen what each write of the person has done. @returns stops that */
export function confirmWrites(notices: NoticeStore, language: Language): () => void {
  const loading = loadNamespaces(language, dialogNamespaces.confirmations);
  return whenWritten((write) => {
    if (write.isConfirmed) void confirm(write);
  });

  async function confirm(write: Write): Promise<void> {
    const code = confirmationOf(write);
    if (code === undefined) return;
    const i18n = await loading;
    notices.confirm(textOf(code, write, i18n, language), changedId(write));
  }
}

/** Undefined where nothing is to be said; results that were refused in part are the screen's to list. */
function confirmationOf({ call, body, data }: Write): ConfirmationCode | undefined {
  const answer = valuesOf(data);
  const results = Array.isArray(answer['results']) ? (answer['results'] as Values[]) : [];
  if (results.some(({ ok }) => ok === false)) return undefined;
  return declaredFor(call, body, textIn(answer, 'status')).confirms;
}

function textOf(
  code: ConfirmationCode,
  { body, data, about }: Write,
  i18n: i18n,
  language: Language,
): string {
  const t = i18n.getFixedT(language, 'confirmations');
  const answer = valuesOf(data);
  const name = about ?? (textIn(answer, 'title') || textIn(answer, 'name'));
  const usual = valuesOf(answer['waiting'])['usualDays'];
  const items = (body as { items?: readonly unknown[] }).items?.length ?? 1;
  const ofAnswers = typeof usual === 'number' ? within[code] : undefined;
  const dated = dates[code];
  const key: Key = ofAnswers ?? code;
  return t(key, {
    name,
    date: dated === undefined ? '' : momentOf(answer, dated, i18n, language),
    count: ofAnswers === undefined ? items : (usual as number),
  });
}

/** An instant of the answer on the clocks of its zone, and on those of the reader. */
function momentOf(answer: Values, name: string, i18n: i18n, language: Language): string {
  const instant = textIn(answer, name);
  const zone = textIn(answer, 'zone');
  if (instant === '') return '';
  const write = instantWriter(i18n.getFixedT(language, 'instants'), language, zoneOfBrowser());
  return write(instant, isZone(zone) ? zone : 'UTC');
}

/** The record, person or structure whose row a list marks. */
function changedId({ body, data }: Write): number | undefined {
  const sent = valuesOf(body);
  const named = [valuesOf(data)['id'], sent['userId'], sent['structureId'], sent['invitationId'], sent['id']];
  return named.find((id) => typeof id === 'number');
}
