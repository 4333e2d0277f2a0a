import type { AppOptions } from '../app-options.ts';
import { data } from './fake-wordpress.ts';
import { startTestApp, type TestApp } from './test-app.ts';

interface SeenPage {
  status: number;
  heading: string | undefined;
  cache: unknown;
}

export interface InitiativeSite extends TestApp {
  /** Renames the one initiative, as an editor would. */
  rename: (title: string) => void;
  page: (url: string, headers?: Record<string, string>) => Promise<SeenPage>;
}

export const headingOf = (html: string): string | undefined => /<h1>(.*?)<\/h1>/.exec(html)?.[1];

/** A site whose WordPress has one initiative, `bridge` (group 12, "First title"), and lists it. */
export async function startInitiativeSite(timeouts: AppOptions['timeouts'] = {}): Promise<InitiativeSite> {
  const test = await startTestApp({ timeouts });
  let title = 'First title';
  test.wordpress.answer = ({ operationName, variables }) => {
    const item = { groupId: 12, title };
    if (operationName === 'Catalogue') return data({ passerelleCatalogue: { items: [item], total: 1 } });
    return data({ passerelleInitiative: variables?.['slug'] === 'bridge' ? item : null });
  };
  return {
    ...test,
    rename: (next) => {
      title = next;
    },
    page: async (url, headers) => {
      const response = await test.get(url, headers);
      return {
        status: response.statusCode,
        heading: headingOf(response.body),
        cache: response.headers['x-cache'],
      };
    },
  };
}
