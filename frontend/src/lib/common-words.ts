import limits from '../../../wp-plugin/config/limits.json' with { type: 'json' };
import substitutions from '../../../wp-plugin/config/password-substitutions.json' with { type: 'json' };

const { commonWords: wordsMax, commonExtras: extrasMax } = limits.password;
const readAs: Readonly<Record<string, string>> = substitutions;
const separator = ' ';
const runMin = 3;
const yearLength = 4;

/**
 * Whether a password consists of at most two common words and a few digits and signs: `Azerty123!`, `P@ssw0rd2026`.
 * Case and accents are ignored, repeated words count once, a year or a run (`1234`, `!!!`) counts as one sign. With any
 * other letter the result is false. `CommonWords` of the plugin has the same rule
 * (tests/fixtures/validation/passwords.json).
 * @param words in lower case, a to z
 */
export function isMadeOfCommonWords(password: string, words: readonly string[]): boolean {
  const characters = Array.from(
    password
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, ''),
  );
  // The words used on the way to each position that can be reached, with the fewest other characters.
  const reached = Array.from({ length: characters.length + 1 }, () => new Map<string, number>());
  const reach = (position: number, used: string, extras: number): void => {
    const ways = reached[position];
    if (ways && extras <= extrasMax) ways.set(used, Math.min(ways.get(used) ?? extras, extras));
  };
  reach(0, '', 0);
  for (const [position, ways] of reached.entries()) {
    if (ways.size === 0 || position === characters.length) continue;
    const next = words.filter((word) => matchesAt(word, characters, position));
    const skips = signsAt(characters, position);
    for (const [used, extras] of ways) {
      for (const length of skips) reach(position + length, used, extras + 1);
      for (const word of next) {
        const all = withWord(used, word);
        if (all !== undefined) reach(position + word.length, all, extras);
      }
    }
  }
  return [...(reached.at(-1)?.keys() ?? [])].some((used) => used !== '');
}

function matchesAt(word: string, characters: readonly string[], position: number): boolean {
  if (position + word.length > characters.length) return false;
  for (let index = 0; index < word.length; index += 1) {
    const [letter = '', character = ''] = [word[index], characters[position + index]];
    if (letter !== character && !readAs[character]?.includes(letter)) return false;
  }
  return true;
}

/** @returns undefined for one word too many */
function withWord(used: string, word: string): string | undefined {
  const words = new Set(used.split(separator).filter(Boolean)).add(word);
  return words.size > wordsMax ? undefined : [...words].toSorted().join(separator);
}

/** The lengths of what counts as one sign here. */
function signsAt(characters: readonly string[], position: number): number[] {
  const [first = ''] = characters.slice(position, position + 1);
  if (/\p{L}/u.test(first)) return [];
  const run = Math.max(...[0, 1, -1].map((step) => runLength(characters, position, step)));
  const isYear = /^(?:19|20)\d\d$/.test(characters.slice(position, position + yearLength).join(''));
  return [1, ...(run >= runMin ? [run] : []), ...(isYear ? [yearLength] : [])];
}

/** How many characters follow each other by this step: the same sign, or digits up or down. */
function runLength(characters: readonly string[], position: number, step: number): number {
  const follows = (character: string, before: string): boolean =>
    step === 0
      ? character === before
      : /^\d\d$/.test(before + character) && Number(character) - Number(before) === step;
  const rest = characters.slice(position);
  const end = rest.findIndex((character, index) => index > 0 && !follows(character, rest[index - 1] ?? ''));
  return end === -1 ? rest.length : end;
}
