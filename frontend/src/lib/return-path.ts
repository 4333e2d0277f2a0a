/** The parameter of the sign-in page that says where the person came from. */
export const returnParameter = 'next';

const base = 'http://site.invalid';
const longest = 500;
const controlCharacter = /\p{Cc}/u;

/** A path of this site to go to after signing in; undefined for anything that might lead elsewhere. */
export function safeReturnPath(text: string | null | undefined): string | undefined {
  if (!text || text.length > longest || controlCharacter.test(text)) return undefined;
  // Browsers read "//", "/\" and the like as the start of another host.
  if (!/^\/(?![/\\])/.test(text) || text.includes('\\') || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  if (
    url.origin !== base ||
    /^\/(api|assets|media|og)\//.test(url.pathname) ||
    url.pathname.startsWith('//')
  ) {
    return undefined;
  }
  return url.pathname + url.search + url.hash;
}

/** A sign-in page that leads back to `from`. */
export function withReturn(signInPath: string, from: string): string {
  return `${signInPath}?${new URLSearchParams({ [returnParameter]: from })}`;
}
