let known: string | undefined;

/** A password needs both cases and a sign or digit, and the list is compared in lower case: the others never come so far. */
export const breaksNoOtherRule = (word: string): boolean =>
  /\p{L}.*\p{L}/u.test(word) && /[^\p{L}\p{M}]/u.test(word);

/** Fetches the list: for when somebody begins to choose a password. Without it, WordPress alone judges. */
export async function loadCommonPasswords(): Promise<void> {
  if (known === undefined) known = (await import('./common-passwords.txt?raw')).default;
}

/** False as long as the list is not there. */
export const isCommonPassword = (password: string): boolean =>
  known !== undefined && `\n${known}`.includes(`\n${password.toLowerCase()}\n`);
