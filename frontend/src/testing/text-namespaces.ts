import type { PageNamespace } from '../../shared/config/route-kinds.ts';
import { textLoaders } from '../app/text-loaders.ts';

/** All namespaces that have a folder of texts. */
export const namespaces = Object.keys(await textLoaders.fr()) as PageNamespace[];
