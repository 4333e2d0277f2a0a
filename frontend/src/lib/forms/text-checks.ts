import richText from '../../../../wp-plugin/config/rich-text.json' with { type: 'json' };
import { emailAddress } from '../../../shared/forms/email-address.ts';
import { trimBlanks } from '../../../shared/forms/blanks.ts';
import { isBlank, lineOf, paragraphsOf, trimText } from '../../../shared/forms/plain-text.ts';
import type { FieldKind } from './form-definition.ts';
import { type Check, none, refused, unexpected } from './problems.ts';
import { completeUrl, isUrl } from './web-address.ts';

/** The plugin's TextChecks, proven equal by wp-plugin/tests/fixtures/validation/values.json. */
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const videoId = '[A-Za-z0-9_-]{11}';
const youtubeHosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
]);

const addressOf = (text: string): string => trimBlanks(lineOf(text));
const urlOf = (text: string): string => completeUrl(lineOf(text));
const withoutTags = (html: string): string => html.replaceAll(/<[a-z!/][^>]*>/gi, '');

const removed = new RegExp(`<(${richText.removedWithContent.join('|')})\\b[^>]*>[\\s\\S]*?(</\\1>|$)`, 'gi');

/** Long texts that show nothing count as empty. */
const htmlOf = (html: string): string =>
  isBlank(withoutTags(html.replaceAll(removed, '')).replaceAll(/&nbsp;/gi, '')) ? '' : trimText(html);

/** Letters of two halves count once, as in WordPress. */
const countOf = (text: string): number => Array.from(text).length;

/** Text of this kind as it is stored. */
export function cleanedText(kind: FieldKind, text: string): string {
  if (kind === 'html') return htmlOf(text);
  if (kind === 'url' || kind === 'youtubeUrl') return urlOf(text);
  if (kind === 'email') return addressOf(text);
  return kind === 'longText' ? paragraphsOf(text) : lineOf(text);
}

/** Length of the text that counts against the limit of a field, in characters. */
export const lengthOf = (kind: FieldKind, text: string): number => countOf(cleanedText(kind, text));

function isYoutube(text: string): boolean {
  if (!isUrl(text) || !URL.canParse(text)) return false;
  const { hostname, pathname, searchParams } = new URL(text);
  if (hostname === 'youtu.be') return new RegExp(`^/${videoId}/?$`).test(pathname);
  if (!youtubeHosts.has(hostname)) return false;
  return (
    new RegExp(`^/(?:embed|shorts|live)/${videoId}/?$`).test(pathname) ||
    (pathname.replace(/\/+$/, '') === '/watch' &&
      new RegExp(`^${videoId}$`).test(searchParams.get('v') ?? ''))
  );
}

const text =
  (clean: (text: string) => string, isRight: (text: string) => boolean, code: string): Check =>
  (field, value, path) => {
    if (typeof value !== 'string') return unexpected(path);
    const cleaned = clean(value);
    if (cleaned === '') return none;
    if (field.max !== undefined && countOf(cleaned) > field.max) return refused(path, 'too_long');
    return isRight(cleaned) ? none : refused(path, code);
  };

const anything = (): boolean => true;

export const textChecks = {
  text: text(lineOf, anything, ''),
  longText: text(paragraphsOf, anything, ''),
  html: text(htmlOf, anything, ''),
  slug: text(trimText, (slug) => slugPattern.test(slug), 'invalid_slug'),
  url: text(urlOf, isUrl, 'invalid_url'),
  youtubeUrl: text(urlOf, isYoutube, 'invalid_youtube_url'),
  email: text(addressOf, (address) => emailAddress.test(address), 'invalid_email'),
} satisfies Record<string, Check>;
