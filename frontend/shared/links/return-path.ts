/** The parameter of the sign-in page with the path to return to. */
export const returnParameter = 'next';

const base = 'http://site.invalid';
const longest = 500;
const controlCharacter = /\p{Cc}/u;
/** A reverse proxy may decode them, and then read another host or another path. */
const encodedSeparator = /%(?:2f|5c)/i;
/** Addresses that are no pages. */
const noPage = /^\/(api|assets|media|og)(\/|$)/;

/**
 * Validates every requested redirect path: normalised, of this site, and a page. Undefined for anything that might lead
 * elsewhere.
 */
export function safeReturnPath(text: string | null | undefined): string | undefined {
  if (!text || text.length > longest || controlCharacter.test(text) || !text.isWellFormed()) return undefined;
  // Browsers read "//", "/\" and the like as the start of another host.
  if (!/^\/(?![/\\])/.test(text) || text.includes('\\') || !URL.canParse(text, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, base);
  // Dots are resolved by now: "/.//evil.example" has become "//evil.example".
  if (origin !== base || pathname.startsWith('//') || encodedSeparator.test(pathname)) return undefined;
  return noPage.test(pathname) ? undefined : pathname + search + hash;
}

/** A sign-in page that leads back to `from`. */
export function withReturn(signInPath: string, from: string): string {
  return `${signInPath}?${new URLSearchParams({ [returnParameter]: from })}`;
}
