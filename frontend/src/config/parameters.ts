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
