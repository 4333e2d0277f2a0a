import { trimBlanks } from '../../../shared/forms/blanks.ts';

/** The plugin's Content\Validation\WebAddress, proven equal by wp-plugin/tests/fixtures/validation/values.json. */
const hostPattern = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*$/u;

const portMax = 65_535;

export function isUrl(text: string): boolean {
  const [, authority] = /^https?:\/\/([^/?#]*)/i.exec(text) ?? [];
  if (authority === undefined || /[\p{Z}\p{Cc}\uFEFF<>"\\]/u.test(text)) return false;
  const [, host = '', port = '0'] = /^([^:]*)(?::([0-9]{1,5}))?$/.exec(authority) ?? [];
  return hostPattern.test(host) && Number(port) <= portMax;
}

/** URL as it is stored: trimmed, and with the scheme that people leave out. */
export function completeUrl(typed: string): string {
  const text = trimBlanks(typed);
  const completed = `https:${text.startsWith('//') ? '' : '//'}${text}`;
  return !isUrl(text) && isUrl(completed) ? completed : text;
}
