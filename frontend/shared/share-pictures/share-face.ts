import { createHash } from 'node:crypto';
import type { TFunction } from 'i18next';
import { type Family, familyOfType } from '../config/content-types.ts';
import type { Language } from '../config/locales.ts';
import { sharePicturePath } from '../config/document-paths.ts';
import type { ShareCardQuery } from '../graphql/generated/operations.ts';
import { familiesKeys, familyKeys, shortFamiliesKeys } from '../i18n/family-keys.ts';
import { callTypeKeys, profileKindKeys, resourceKindKeys } from '../i18n/label-keys.ts';
import { isPlainDate } from '../dates/dates.ts';
import { formatDateAt, formatDateRangeAt } from '../dates/zoned-dates.ts';

export type ShareCard = Omit<NonNullable<ShareCardQuery['passerelleCard']>, 'slug'>;

/** Content of the share picture of a page. Server only. */
export interface ShareFace {
  /** `site`: the pages that belong to no family. */
  family: Family | 'site';
  kicker: string;
  title: string;
  /** State and deadline of a call, dates of an event or training, countries of others. */
  line: string;
  /** Weaves its cloth. */
  seed: number;
}

/** Increased when the drawing changes, so that caches fetch it again. */
const drawing = 1;
const versionLength = 12;
const countriesNamed = 3;

export function faceOfCard(card: ShareCard, language: Language, t: TFunction): ShareFace {
  const family = familyOfType(card.type);
  const { callType, resourceKind, profileKind, completed } = card;
  const kind =
    (callType && t(callTypeKeys[callType])) ||
    (resourceKind && t(resourceKindKeys[resourceKind])) ||
    (profileKind && t(profileKindKeys[profileKind])) ||
    t(familyKeys[family]);
  const kicker = kind === t(familyKeys[family]) ? kind : `${t(shortFamiliesKeys[family])} · ${kind}`;
  const line = lineOf(card, language, t);
  const isDone = completed && !line.startsWith(t('cards.closed'));
  return {
    family,
    kicker,
    title: card.title,
    line: isDone ? [t('cards.completed'), line].filter(Boolean).join(' · ') : line,
    seed: card.groupId,
  };
}

function lineOf(card: ShareCard, language: Language, t: TFunction): string {
  const { period, openState } = card;
  const { start, end } = period ?? { start: null, end: null };
  const zone = period?.zone;
  if (card.type === 'call_for_application') {
    if (openState === 'upcoming' && start)
      return t('cards.opensOn', { date: formatDateAt(start, language, zone) });
    if (!end) return openState === 'open' ? t('cards.open') : '';
    const date = formatDateAt(end, language, zone);
    if (openState === 'closed') return t('cards.closedOn', { date });
    return `${t('cards.open')} · ${t('cards.closesOn', { date })}`;
  }
  const isDated = card.type === 'event' || card.type === 'formation';
  if (isDated && start) return formatDateRangeAt(start, end, language, isPlainDate(start) ? null : zone);
  const names = card.countries.map(({ name }) => name);
  const more = names.length - countriesNamed;
  return [
    names.slice(0, countriesNamed).join(', '),
    more > 0 ? t('cards.moreCountries', { count: more }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The face of a list, or of the site itself. */
export function faceOfList(family: Family | 'site', t: TFunction): ShareFace {
  return {
    family,
    kicker: family === 'site' ? '' : t('frame.siteName'),
    title: family === 'site' ? t('frame.siteName') : t(familiesKeys[family]),
    line: t('frame.description'),
    seed: 0,
  };
}

/** Changes with all that the picture shows. */
export const versionOf = (face: ShareFace): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, face]))
    .digest('hex')
    .slice(0, versionLength);

/** The address of a face's picture; `seed` is the item's group, 0 for lists. */
export const addressOfFace = (face: ShareFace, language: Language): string =>
  sharePicturePath(face.family, face.seed, language, versionOf(face));

/** Size of the picture in pixels, as networks ask for. */
export const shareSize = { width: 1200, height: 630 } as const;
