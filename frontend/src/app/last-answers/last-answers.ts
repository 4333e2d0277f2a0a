import type { ApolloClient } from '@apollo/client';
import type { i18n, TFunction } from 'i18next';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { signedInCookie } from '../../../shared/config/reader-cookies.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { dialogNamespaces } from '../../../shared/config/workspace-texts.ts';
import { readCookie } from '../../../shared/consent/browser-cookie.ts';
import { formatDate } from '../../../shared/dates/dates.ts';
import { formatTimeAt } from '../../../shared/dates/zoned-dates.ts';
import { keepAnswers } from '../../graphql/client/last-answers.ts';
import { zoneOfBrowser } from '../../lib/use-own-zone.ts';
import { loadNamespaces } from '../namespaces.ts';
import type { NoticeStore } from '../workspace/notice-store.ts';

interface Options {
  client: ApolloClient;
  notices: NoticeStore;
  language: Language;
  /** When the server made the page, with the answers that it began with. */
  madeAt: number;
}

interface Answer {
  readonly at: number;
  /** The browser’s note of who is signed in, at that time. */
  readonly person: string | undefined;
}

const hour = 3_600_000;
const person = (): string | undefined => readCookie(signedInCookie);

/**
 * Screens that were shown before are shown again when WordPress does not answer, and say since when they have not been
 * updated. The answers are in the memory of the page alone: they end with it, and with the session.
 * @returns stops it
 */
export function showLastAnswers({ client, notices, language, madeAt }: Options): () => void {
  const answers = new Map<string, Answer>();
  const first: Answer = { at: madeAt, person: person() };
  // Fetched before it is needed: it could not be then.
  const texts = loadNamespaces(language, dialogNamespaces.lastAnswers);
  let said: { id: number; since: number; questions: Set<string> } | undefined;

  return keepAnswers({
    client,
    note(question) {
      answers.set(question, { at: Date.now(), person: person() });
      said?.questions.delete(question);
      if (said?.questions.size === 0) notices.remove(said.id);
    },
    mayShow(question) {
      const { at, person: owner } = answers.get(question) ?? first;
      if (owner === undefined || owner !== person() || Date.now() - at > limits.pages.staleHours * hour)
        return false;
      void texts.then((loaded) => say(question, at, loaded)).catch(() => undefined);
      return true;
    },
  });

  /** One note, with the oldest of the answers that are shown; it goes with the last of them. */
  function say(question: string, at: number, loaded: i18n): void {
    const before = said && notices.list().some(({ id }) => id === said?.id) ? said : undefined;
    const since = Math.min(before?.since ?? at, at);
    if (before) notices.remove(before.id);
    notices.add('failure', noteOf(since, language, loaded));
    said = {
      id: notices.list().at(-1)?.id ?? 0,
      since,
      questions: new Set([...(before?.questions ?? []), question]),
    };
  }
}

function noteOf(at: number, language: Language, loaded: i18n): string {
  const t: TFunction<'lastAnswers'> = loaded.getFixedT(language, 'lastAnswers');
  const iso = new Date(at).toISOString();
  const time = formatTimeAt(iso, language, zoneOfBrowser() ?? 'UTC');
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? t('sinceTime', { time }) : t('sinceDate', { date: formatDate(iso, language), time });
}
