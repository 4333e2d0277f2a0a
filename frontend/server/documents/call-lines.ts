import { aidOf, feesOf } from '../../shared/calls/call-money.ts';
import type { Language } from '../../shared/config/locales.ts';
import { formatDate, isPlainDate, zoneCity } from '../../shared/dates/dates.ts';
import { formatDateAt, formatTimeAt } from '../../shared/dates/zoned-dates.ts';
import type { FeedQuery } from '../../shared/graphql/generated/operations.ts';
import { documentTexts, shareTexts } from './texts.ts';

type Item = FeedQuery['passerelleCatalogue']['items'][number];
export type CallFacts = NonNullable<Item['callFacts']>;

/** `1er décembre 2026 à 18 h, heure de Dakar`; a day alone is the same everywhere. */
export function whenOf(instant: string, zone: string | null | undefined, language: Language): string {
  if (isPlainDate(instant)) return formatDate(instant, language);
  const t = documentTexts[language];
  return t('when', {
    date: formatDateAt(instant, language, zone),
    time: formatTimeAt(instant, language, zone ?? 'UTC'),
    city: zoneCity(zone ?? 'UTC', language),
  });
}

/** Lines about a call: what it pays and costs, and its earlier closing date. Missing facts are left out. */
export function callLines(
  { period, facts }: { period: Item['period']; facts: CallFacts },
  language: Language,
): string[] {
  const t = shareTexts[language];
  const cost = feesOf(facts, language, t);
  const aid = aidOf(facts, language, t);
  const lines = [
    facts.extendedFrom &&
      t('cards.extended', { date: formatDateAt(facts.extendedFrom, language, period?.zone) }),
    aid && t('cards.aid', { amount: aid }),
    cost && (facts.fees === 'none' ? t('cards.noFees') : t('cards.fees', { amount: cost })),
  ];
  return lines.filter((line) => typeof line === 'string' && line !== '');
}

/** The dates of a call as the list of a feed has them, its facts below. */
export function callText({ period, callFacts }: Item, language: Language): string[] {
  if (!callFacts) return [];
  const t = documentTexts[language];
  const [opens, closes] = [period?.start, period?.end];
  return [
    ...(opens ? [t('opens', { when: whenOf(opens, period?.zone, language) })] : []),
    ...(closes ? [t('closes', { when: whenOf(closes, period?.zone, language) })] : []),
    ...callLines({ period, facts: callFacts }, language),
  ];
}
