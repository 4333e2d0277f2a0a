/** Query parameters that a page reads. Any other one is ignored and takes no part in the HTML cache's key. */
export const knownParameters = [
  'q',
  'type',
  'kind',
  'country',
  'sector',
  'status',
  'sort',
  'page',
  'notice',
] as const;

/** `?data-light=on|off`: the server remembers it in the cookie of this name and redirects to the address without it. */
export const dataLightParameter = 'data-light';

/** The cookie (values `on`, `off`) that outweighs the Save-Data header. */
export const dataLightCookie = 'data-light';

/** A listing that stands in for a page without translation says so. */
export const untranslatedNotice = 'untranslated';
export const withNotice = (path: string): string => `${path}?notice=${untranslatedNotice}`;

/** One's own space says that the statistics, whose address led there, are not open yet. */
export const statsSoonNotice = 'stats-soon';

/** Set by the script of public pages for readers who are signed in: it greets them, so that the page need not. */
export const greetedCookie = 'greeted';

/** Readable by script: somebody is signed in. Its value changes with what a page greets them by. */
export const signedInCookie = 'auth-check';
