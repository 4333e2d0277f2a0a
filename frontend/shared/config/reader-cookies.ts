/** Set by the script of public pages for readers who are signed in: it greets them, so that the page need not. */
export const greetedCookie = 'greeted';

/** Cookie readable by script: the browser is signed in. Its value changes with the greeting. */
export const signedInCookie = 'auth-check';
