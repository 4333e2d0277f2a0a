import filters from '../../../wp-plugin/config/filters.json' with { type: 'json' };
import { readerParameter } from '../links/profile-reader.ts';

/** Query parameters that a page reads. Any other one is ignored and takes no part in the HTML cache's key. */
export const knownParameters = ['q', ...Object.keys(filters), 'sort', 'page', 'notice'];

/** Those that screens of the workspace read besides. */
export const workspaceParameters = [
  ...knownParameters,
  'language',
  'validator',
  'member',
  'age',
  'overdue',
  'target',
  'id',
  'inProfile',
  'month',
  'period',
  readerParameter,
];

/** `?data-light=on|off`: the server remembers it in the cookie of this name and redirects to the address without it. */
export const dataLightParameter = 'data-light';

/** The cookie (values `on`, `off`) that outweighs the Save-Data header. */
export const dataLightCookie = 'data-light';

/** Shows a notice on a list that replaces a page without translation. */
export const untranslatedNotice = 'untranslated';
export const withNotice = (path: string): string => `${path}?notice=${untranslatedNotice}`;

/** Set by the script of public pages for readers who are signed in: it greets them, so that the page need not. */
export const greetedCookie = 'greeted';

/** Cookie readable by script: the browser is signed in. Its value changes with the greeting. */
export const signedInCookie = 'auth-check';
