import { isMadeOfCommonWords } from './common-words.ts';

let known: { passwords: string; words: readonly string[] } | undefined;

/** A password needs both cases and a sign or digit, and the list is compared in lower case: the others never come so far. */
export const breaksNoOtherRule = (word: string): boolean =>
  /\p{L}.*\p{L}/u.test(word) && /[^\p{L}\p{M}]/u.test(word);

/** Fetches the lists when a password field gets the focus. Without them, only WordPress checks. */
export async function loadCommonPasswords(): Promise<void> {
  if (known !== undefined) return;
  const [passwords, words] = await Promise.all([
    import('./common-passwords.txt?raw'),
    import('../../../wp-plugin/config/password-words.txt?raw'),
  ]);
  known = { passwords: passwords.default, words: words.default.trim().split('\n') };
}

/** Guessed first: one of the list, or made of common words. False as long as the lists are not there. */
export const isCommonPassword = (password: string): boolean =>
  known !== undefined &&
  ((!password.includes('\n') && `\n${known.passwords}`.includes(`\n${password.toLowerCase()}\n`)) ||
    isMadeOfCommonWords(password, known.words));
