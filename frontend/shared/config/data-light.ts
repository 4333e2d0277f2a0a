/** `?data-light=on|off`: the server remembers it in the cookie of this name and redirects to the address without it. */
export const dataLightParameter = 'data-light';

/** The cookie (values `on`, `off`) that outweighs the Save-Data header. */
export const dataLightCookie = 'data-light';
