/** Names all that is kept, whatever it shows. */
export const everythingTag = 'everything';
const goneTag = /^(?:(?:item|path):|everything$)/;

/** Names of what to purge: tags, and each path as a tag of its own. */
export const tagsToPurge = (tags: readonly string[], paths: readonly string[]): string[] => [
  ...new Set([...tags, ...paths.map((path) => `path:${path}`)]),
];

/** What it names may have been taken offline: a kept copy must not even stand in. */
export const isGoneTag = (tag: string): boolean => goneTag.test(tag);
