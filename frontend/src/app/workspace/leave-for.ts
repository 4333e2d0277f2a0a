import { workspaceParameters } from '../../../shared/config/parameters.ts';

/** What decides which screen is at an address: its path and the parameters that screens read. */
function identityOf(address: URL): string {
  const parameters = workspaceParameters.map((name) => [name, address.searchParams.getAll(name)]);
  return JSON.stringify([address.pathname, parameters]);
}

/**
 * Who goes back twice on a slow line is at another address than that of the page before its script runs. The page is
 * hydrated at the address that it was rendered for.
 * @param address path and query that the page was rendered for
 * @returns where to go from there, undefined at the same address
 */
export function leaveFor(address: string): string | undefined {
  const { pathname, search, hash, href, origin } = location;
  if (identityOf(new URL(address, origin)) === identityOf(new URL(href))) return undefined;
  history.replaceState(history.state, '', address);
  return pathname + search + hash;
}
