import type { Language } from '../config/locales.ts';
import { hrefOf, outgoingUrl, warningPath } from './external-url.ts';

interface Place {
  /** The URL of the page that contains the text. */
  page: string;
  language: Language;
  /** Origin of this site. */
  origin: string;
}

const link = /<a\s[^>]*?href="([^"]*)"[^>]*>/gi;
const schemed = /^\s*[a-z][a-z0-9+.-]*:/i;
const unchanged = /^\s*(?:mailto|tel):/i;

/**
 * Text of editors with its links out of the site led through the warning, as `ExternalLink` does. Links to our own
 * pages, to mail and to telephones stay; a link to anything else leads nowhere.
 */
export function warnOutside(html: string, { page, language, origin }: Place): string {
  return html.replace(link, (tag, written: string) => {
    const address = written.replace(/&amp;|&#0?38;/g, '&');
    if (!schemed.test(address) && !/^\s*[/\\]{2}/.test(address)) return tag;
    if (unchanged.test(address)) return tag;
    const url = outgoingUrl(address);
    if (!url) return '<a>';
    if (url.origin === origin) return `<a href="${escape(url.pathname + url.search + url.hash)}">`;
    return (
      `<a href="${escape(warningPath(url, page, language))}" data-href="${escape(hrefOf(url))}" ` +
      'data-action="external" rel="external nofollow">'
    );
  });
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
