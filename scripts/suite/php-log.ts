/**
 * Deprecations in WordPress's debug log, each once, without its time: tests assert answers and would not see them.
 *
 * @param log lines such as `[28-Nov-2026 04:00:00 UTC] PHP Deprecated:  …`
 */
export function deprecationsOf(log: string): string[] {
  const found = log.matchAll(/^\[[^\]]+\] (PHP Deprecated: .*)$/gm);
  return [...new Set(Array.from(found, ([, text = '']) => text))];
}
