import { routes } from './routes.ts';

/** `/favicon.ico`, feeds: paths with a file name get no slash. */
const fileName = /\.[a-z0-9]{1,8}$/i;
const slashless = new Set<string>([routes.privacy.fr, routes.privacy.en]);

/**
 * Canonical form of an address: every path ends with a slash but the two of the privacy policy and names of files.
 * `undefined` when the path is already right.
 */
export function canonicalPath(pathname: string): string | undefined {
  const bare = `/${pathname.split('/').filter(Boolean).join('/')}`;
  const canonical = bare === '/' || slashless.has(bare) || fileName.test(bare) ? bare : `${bare}/`;
  return canonical === pathname ? undefined : canonical;
}
