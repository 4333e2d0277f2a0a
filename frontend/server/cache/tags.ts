/** Tag of every entry. */
export const everythingTag = 'everything';
const goneTag = /^(?:(?:item|path):|everything$)/;

/** Names of what to purge: tags, and each path as a tag of its own. */
export const tagsToPurge = (tags: readonly string[], paths: readonly string[]): string[] => [
  ...new Set([...tags, ...paths.map((path) => `path:${path}`)]),
];

/** Tags whose content may have been taken offline: a stale copy must not be served. */
export const isGoneTag = (tag: string): boolean => goneTag.test(tag);
