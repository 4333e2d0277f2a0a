import type { ApolloCache, StoreObject } from '@apollo/client';

/** Sets fields of what the cache has, wherever it is shown. Fields that no screen has asked for are left out. */
export function changeEntity(
  cache: ApolloCache,
  entity: StoreObject,
  values: Readonly<Record<string, unknown>>,
): void {
  const id = cache.identify(entity);
  const fields = Object.entries(values).map(([name, value]) => [name, () => value] as const);
  if (id) cache.modify({ id, fields: Object.fromEntries(fields) });
}

/** Takes what no longer exists out of every list. */
export function removeEntity(cache: ApolloCache, entity: StoreObject): void {
  const id = cache.identify(entity);
  if (id) cache.evict({ id });
}
