import type { FeedQuery, SitemapPageQuery } from '../../shared/graphql/generated/operations.ts';
import { data, type ReceivedQuery } from './fake-wordpress.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { siteOperations } from './test-build.ts';

type FeedItem = FeedQuery['passerelleCatalogue']['items'][number];
type Entries = SitemapPageQuery['passerelleSitemap']['entries'];

export const feedItem = (change: Partial<FeedItem> = {}): FeedItem => ({
  calendarSequence: null,
  callFacts: null,
  city: null,
  countries: [{ name: 'Sénégal' }],
  groupId: 12,
  locked: false,
  openState: null,
  modifiedAt: '2026-11-20T10:00:00Z',
  period: { start: '2026-12-01T18:00:00Z', end: '2026-12-01T21:30:00Z', zone: 'Africa/Dakar' },
  place: 'Maison de la culture, Dakar',
  publishedAt: '2026-11-02T08:00:00Z',
  recurrence: null,
  sectors: [{ name: 'Théâtre' }],
  slug: 'nuit-des-conteurs',
  summary: 'Une nuit entière ! Avec « douze » voix & un griot.',
  title: 'Nuit des conteurs',
  type: 'event',
  ...change,
});

/** Content of the fake content system; a test changes it. */
export interface SiteContent {
  items: FeedItem[];
  /** Answers by operation name, returned unchanged. */
  answers: Record<string, unknown>;
  sitemap: (variables: Record<string, unknown>) => { entries: Entries; next: number | null };
}

export interface DocumentSite extends TestApp {
  content: SiteContent;
  /** Variables of the received queries of an operation. */
  variablesOf: (operation: string) => unknown[];
}

/** The application with the site's own operations, in front of a content system that answers from `content`. */
export async function startDocumentSite(env: Record<string, string> = {}): Promise<DocumentSite> {
  const test = await startTestApp({ build: { operations: siteOperations }, env });
  const content: SiteContent = {
    items: [feedItem()],
    answers: {},
    sitemap: () => ({ entries: [], next: null }),
  };
  test.wordpress.answer = ({ operationName = '', variables = {} }: ReceivedQuery) => {
    if (operationName in content.answers) return data(content.answers[operationName]);
    if (operationName === 'SitemapPage') return data({ passerelleSitemap: content.sitemap(variables) });
    const { filter } = variables as { filter?: { type?: string } };
    const items = content.items.filter(({ type }) => !filter?.type || filter.type === type);
    return data({ passerelleCatalogue: { items } });
  };
  return Object.assign(test, {
    content,
    variablesOf: (operation: string) =>
      test.wordpress.received
        .filter(({ operationName }) => operationName === operation)
        .map(({ variables }) => variables),
  });
}
