import { describe, expect, it } from 'vitest';
import { readProviders } from './provider-settings.ts';

function read(source: Record<string, string>, isProduction = false) {
  const problems: string[] = [];
  const providers = readProviders(source, isProduction, (text) => problems.push(text));
  return { providers, problems };
}

const google = { SOCIAL_GOOGLE_ID: 'id-of-ours', SOCIAL_GOOGLE_SECRET: 'very-secret' };

describe('networks of the environment', () => {
  it('are none by default', () => {
    expect(read({ SOCIAL_GOOGLE_ID: ' ', SOCIAL_MYSPACE_ID: 'x', SOCIAL_MYSPACE_SECRET: 'y' })).toEqual({
      providers: [],
      problems: [],
    });
  });

  it('come in one order', () => {
    const { providers, problems } = read(
      { SOCIAL_FACEBOOK_ID: 'f', SOCIAL_FACEBOOK_SECRET: 's', ...google },
      true,
    );
    expect(problems).toEqual([]);
    expect(providers).toEqual([
      { id: 'google', clientId: 'id-of-ours', clientSecret: 'very-secret', standIn: undefined },
      { id: 'facebook', clientId: 'f', clientSecret: 's', standIn: undefined },
    ]);
  });

  it.each([['http://127.0.0.1:9000'], ['http://localhost:9000'], ['http://[::1]:9000']])(
    'may be %s outside production only',
    (url) => {
      expect(read({ ...google, SOCIAL_GOOGLE_URL: url }).providers[0]?.standIn).toEqual(new URL(url));
      expect(read({ ...google, SOCIAL_GOOGLE_URL: url }, true)).toEqual({
        providers: [],
        problems: ['SOCIAL_GOOGLE_URL must be an http address on this machine, and not in production'],
      });
    },
  );

  it.each(['https://accounts.google.com', 'http://10.0.0.1', 'http://localhost.evil.example', 'nonsense'])(
    'are never %s',
    (url) => {
      const { providers, problems } = read({ ...google, SOCIAL_GOOGLE_URL: url });
      expect([providers, problems.length]).toEqual([[], 1]);
    },
  );

  it.each([['SOCIAL_GOOGLE_ID'], ['SOCIAL_GOOGLE_SECRET'], ['SOCIAL_GOOGLE_URL']])(
    'need both halves (%s alone)',
    (name) => {
      const { providers, problems } = read({ [name]: 'very-secret' });
      expect(providers).toEqual([]);
      expect(problems).toEqual([
        'SOCIAL_GOOGLE_ID and SOCIAL_GOOGLE_SECRET belong together: one of them is missing',
      ]);
    },
  );
});
