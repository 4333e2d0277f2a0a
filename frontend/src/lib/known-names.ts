/** Names of profiles and structures that this page has shown, by their group. */
const names = new Map<number, string>();

export function rememberName(groupId: number, name: string): void {
  names.set(groupId, name);
}

/** Undefined for one that the page has not shown. */
export const knownName = (groupId: number): string | undefined => names.get(groupId);
