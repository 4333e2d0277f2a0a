import allowed from '../../../../wp-plugin/config/rich-text.json' with { type: 'json' };
import { trimBlanks } from '../../../shared/forms/blanks.ts';
import { emailAddress } from '../../../shared/forms/email-address.ts';
import { hrefOf, outgoingUrl } from '../../../shared/links/external-url.ts';

/** The sanitiser takes character references for colons even where they are text. */
const colonOrReference = /:|&(?:#0*58|#x0*3a|colon);?/i;

/**
 * The URL of a link in a text, as the plugin stores it unchanged, or null. Like the plugin, everything before a colon
 * is taken for a protocol.
 */
export function storedAddress(written: string): string | null {
  const address = written.trim();
  if (address === '' || /\p{Cc}/u.test(address)) return null;
  const colon = address.search(colonOrReference);
  if (colon === -1) return address;
  const protocol = address.slice(0, colon).toLowerCase();
  const isAllowed = address[colon] === ':' && allowed.protocols.includes(protocol);
  return isAllowed ? protocol + address.slice(colon) : null;
}

/** A host name with a dot in it, and what may follow it. */
const withoutProtocol = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u;

/** The address that a person typed or pasted as that of a link, completed, or null if it is none that we link to. */
export function typedAddress(typed: string): string | null {
  const text = trimBlanks(typed);
  const mail = text.replace(/^mailto:/i, '');
  if (emailAddress.test(mail)) return `mailto:${mail}`;
  const url = outgoingUrl(withoutProtocol.test(text) ? `https://${text}` : text);
  return url ? storedAddress(hrefOf(url)) : null;
}
