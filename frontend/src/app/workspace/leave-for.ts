/**
 * Who goes back twice on a slow line is at another address than that of the page before its script runs. The page is
 * hydrated at the address that it was rendered for.
 * @param address path and query that the page was rendered for; the server leaves out parameters that no screen reads
 * @returns where to go from there, undefined at the same address
 */
export function leaveFor(address: string): string | undefined {
  const { pathname, search, hash } = location;
  if (address === pathname + search) return undefined;
  history.replaceState(history.state, '', address);
  return pathname + search + hash;
}
