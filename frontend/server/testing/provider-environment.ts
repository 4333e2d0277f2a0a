import { type ProviderId, providerIds } from '../social-login/provider.ts';

export const clientSecret = 'client-secret-of-the-tests-0123456789';

/** Environment variables of a site whose networks are the provider of the tests, at `url`. */
export const providerEnvironment = (
  url: string,
  ids: readonly ProviderId[] = providerIds,
): Record<string, string> =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const prefix = `SOCIAL_${id.toUpperCase()}`;
      return [
        [`${prefix}_ID`, id],
        [`${prefix}_SECRET`, clientSecret],
        [`${prefix}_URL`, url],
      ];
    }),
  );
