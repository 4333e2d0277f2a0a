import { type ProviderId, providerIds } from './provider.ts';

/** How the site is known to one provider. */
export interface ProviderSettings {
  readonly id: ProviderId;
  readonly clientId: string;
  readonly clientSecret: string;
  /** A provider on this machine in the place of the real one; never in production. */
  readonly standIn: URL | undefined;
}

type Source = Readonly<Record<string, string | undefined>>;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The configured providers: SOCIAL_GOOGLE_ID and SOCIAL_GOOGLE_SECRET, and so on for LINKEDIN and FACEBOOK.
 * SOCIAL_GOOGLE_URL replaces it by a provider on loopback, outside production.
 * @param problem receives each problem; never contains a value of the environment
 */
export function readProviders(
  source: Source,
  isProduction: boolean,
  problem: (text: string) => void,
): ProviderSettings[] {
  return providerIds.flatMap((id) => {
    const prefix = `SOCIAL_${id.toUpperCase()}`;
    const [clientId, clientSecret, url] = ['ID', 'SECRET', 'URL'].map(
      (name) => source[`${prefix}_${name}`]?.trim() ?? '',
    );
    if (!clientId && !clientSecret && !url) return [];
    if (!clientId || !clientSecret) {
      problem(`${prefix}_ID and ${prefix}_SECRET belong together: one of them is missing`);
      return [];
    }
    const standIn = url ? readStandIn(url) : undefined;
    if (url && (!standIn || isProduction)) {
      problem(`${prefix}_URL must be an http address on this machine, and not in production`);
      return [];
    }
    return [{ id, clientId, clientSecret, standIn }];
  });
}

function readStandIn(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'http:' && loopback.has(url.hostname) ? url : undefined;
}
