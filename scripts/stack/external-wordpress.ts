import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../lib/failure.ts';
import { ROOT } from '../lib/paths.ts';
import type { SiteSecrets } from './services.ts';

const PATIENCE_MS = 15_000;
/** A field of the plugin that costs next to nothing. */
const FIELD = 'passerelleSitemapParts';

interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string }[];
}

/**
 * Checks an existing WordPress with the requests that the site will send.
 * @throws Failure with the missing part and how to add it
 */
export async function checkWordpress(url: string, graphqlSecret: string): Promise<void> {
  const response = await fetch(`${url}/graphql?query=${encodeURIComponent(`{${FIELD}{__typename}}`)}`, {
    headers: { 'x-passerelle-proxy': graphqlSecret },
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new Failure(
      `WordPress does not answer at ${url}: ${reason(error)}.`,
      'Start it (with Docker: npm run wp-env start), or correct the address.',
    );
  });
  const body = await response.text();
  if (response.status === 403) {
    throw new Failure(
      `WordPress at ${url} refuses the site's secret.`,
      'Set PASSERELLE_GRAPHQL_SECRET to the value of the same name in its wp-config.php.',
    );
  }
  const answer = parse(body);
  if (answer === null) {
    throw new Failure(
      `${url}/graphql answers ${response.status}, but not by GraphQL.`,
      'Activate WPGraphQL there, and choose permalinks other than "plain".',
    );
  }
  if (Array.isArray(answer.data?.[FIELD])) return;
  const messages = (answer.errors ?? []).map(({ message }) => message);
  if (messages.some((message) => message.includes('Cannot query field'))) {
    throw new Failure(
      `WordPress at ${url} lacks the plugin Passerelle.`,
      'Put wp-plugin/ into its wp-content/plugins as "passerelle", run composer install in it, and activate it.',
    );
  }
  throw new Failure(`WordPress at ${url} answers ${response.status}:`, ...messages);
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function parse(body: string): GraphqlAnswer | null {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' ? answer : null;
  } catch {
    return null;
  }
}

/** The secrets that WordPress and the site share: of the environment, or else those of `.wp-env.json`. */
export async function sharedSecrets(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Omit<SiteSecrets, 'cookie'>> {
  const { config } = JSON.parse(await readFile(join(ROOT, '.wp-env.json'), 'utf8')) as {
    config: Record<string, unknown>;
  };
  const value = (name: string): string => environment[name] ?? String(config[name]);
  return {
    invalidation: value('PASSERELLE_INVALIDATION_SECRET'),
    graphql: value('PASSERELLE_GRAPHQL_SECRET'),
    securityLogKeys: value('PASSERELLE_SECURITY_LOG_KEYS'),
  };
}
