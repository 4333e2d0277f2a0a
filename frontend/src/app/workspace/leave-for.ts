/**
 * Restores the address that the page was rendered for, since it must be hydrated there. The addresses differ when the
 * person goes back twice on a slow connection, before the script of the page runs.
 * @param address path and query that the page was rendered for; the server leaves out parameters that no screen reads
 * @returns where to go from there, undefined at the same address
 */
export function leaveFor(address: string): string | undefined {
  const { pathname, search, hash } = location;
  if (address === pathname + search) return undefined;
  history.replaceState(history.state, '', address);
  return pathname + search + hash;
}
