import type { ArchiveId } from '../../config/routes.ts';

export function archivePage(id: ArchiveId) {
  return { loader: () => null, Component: () => <h1>{id}</h1> };
}
