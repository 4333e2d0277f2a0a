import limits from '../../../wp-plugin/config/limits.json' with { type: 'json' };
import { readCookie } from './browser-cookie.ts';

/** Purposes that need consent, as choices.json names them; essential cookies need none and are not a choice. */
export const consentCategories = ['social_login', 'analytics'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** The cookie that holds the choice. Page script may read it: that is how optional scripts ask. */
export const consentCookie = 'consent';
/** Increased when the meaning of the texts changes: consent is then requested again. */
export const consentVersion = limits.consent.version;
const day = 86_400_000;
/** How long a choice holds, in milliseconds. */
export const consentLife = limits.consent.choiceDays * day;

export interface Consent {
  /** Random reference for requesting the proof of a consent. */
  id: string;
  granted: ConsentCategory[];
  version: number;
  /** Milliseconds since 1970. */
  at: number;
}

const written = /^(\d{1,4})~([a-z_.]{0,100})~(\d{1,15})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The choice that a cookie holds, or undefined when there is none that still holds: too old, or of other texts. */
export function readConsent(cookie: string | undefined, now: number): Consent | undefined {
  const [, version, names = '', at, id = ''] = written.exec(cookie ?? '') ?? [];
  const consent = { id, version: Number(version), at: Number(at), granted: names.split('.').filter(Boolean) };
  const known = consent.granted.every((name) => (consentCategories as readonly string[]).includes(name));
  // A clock may be a little wrong; a choice made tomorrow is not one.
  const holds = now - consent.at < consentLife && consent.at - now < day;
  return version && known && holds && consent.version === consentVersion ? (consent as Consent) : undefined;
}

export const writeConsent = ({ id, granted, version, at }: Consent): string =>
  `${version}~${granted.join('.')}~${at}~${id}`;

/** The choice of this browser, now. */
export function currentConsent(): Consent | undefined {
  const cookie = readCookie(consentCookie);
  return readConsent(cookie && decodeURIComponent(cookie), Date.now());
}

/**
 * Whether an optional feature may run. Check right before it does: a consent can be withdrawn at any time.
 * @public
 */
export const hasConsent = (category: ConsentCategory): boolean =>
  currentConsent()?.granted.includes(category) ?? false;

/** Sent on `document` after a choice, so that what was waiting can begin, and what runs can stop. */
export const consentEvent = 'passerelle:consent';
