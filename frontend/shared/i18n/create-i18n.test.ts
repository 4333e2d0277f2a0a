import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../config/locales.ts';
import { cloneI18n, createI18n } from './create-i18n.ts';

const texts = {
  common: {
    plain: 'Bonjour',
    deep: { named: 'Bonjour {{name}}, {{name}} !' },
    found_zero: 'rien',
    found_one: '{{count}} trouvé',
    found_many: '{{count}} de trouvés',
    found_other: '{{count}} trouvés',
  },
  home: { own: 'À la maison', plain2: 'Maison' },
};
type Translate = (key: string, values?: object) => string;
const named = ['common', 'home'] as const;
const counts = [0, 1, 1.5, 2, 1000, 1_000_000, 2_500_000];
const translatorOf = (language: Language, namespace = 'common') =>
  createI18n(language, texts).getFixedT(language, namespace as 'common') as unknown as Translate;

afterEach(() => vi.unstubAllEnvs());

describe('a translator', () => {
  it.each<[Language, string[]]>([
    [
      'fr',
      [
        'rien',
        '1 trouvé',
        '1,5 trouvé',
        '2 trouvés',
        '1\u202f000 trouvés',
        '1\u202f000\u202f000 de trouvés',
        '2\u202f500\u202f000 trouvés',
      ],
    ],
    [
      'en',
      [
        'rien',
        '1 trouvé',
        '1.5 trouvés',
        '2 trouvés',
        '1,000 trouvés',
        '1,000,000 trouvés',
        '2,500,000 trouvés',
      ],
    ],
  ])('counts and groups as people do in %s', (language, expected) => {
    const t = translatorOf(language);
    expect(counts.map((count) => t('found', { count }))).toEqual(expected);
  });

  it('fills values in as they are, every time they are named', () => {
    expect(translatorOf('fr')('deep.named', { name: '<b> $& {{x}} $t(plain)' })).toBe(
      'Bonjour <b> $& {{x}} $t(plain), <b> $& {{x}} $t(plain) !',
    );
  });

  it('finds common texts from a feature’s namespace', () => {
    const t = translatorOf('fr', 'home');
    expect([t('own'), t('plain')]).toEqual(['À la maison', 'Bonjour']);
  });

  it('refuses a text or a value that is not there', () => {
    const t = translatorOf('en');
    expect(() => t('none')).toThrow('No text for common:none in en');
    expect(() => t('deep')).toThrow('in en');
    expect(() => t('deep.named')).toThrow('needs a value for {{name}}');
  });
});

describe('the translator of a request', () => {
  it('translates like the shared one, also repeatedly', () => {
    const t = cloneI18n(createI18n('fr', texts), named).getFixedT('fr', 'home') as unknown as Translate;
    const said = (): string[] => [t('own'), t('plain'), t('found', { count: 2 })];
    expect([said(), said()]).toEqual([
      ['À la maison', 'Bonjour', '2 trouvés'],
      ['À la maison', 'Bonjour', '2 trouvés'],
    ]);
  });

  it('keeps its language independent of other requests', async () => {
    const shared = createI18n('fr', texts);
    const [one, other] = [cloneI18n(shared, named), cloneI18n(shared, named)];
    await other.changeLanguage('en');
    expect([one.language, shared.language]).toEqual(['fr', 'fr']);
  });

  it('refuses a namespace that its route did not wait for', () => {
    const clone = cloneI18n(createI18n('fr', texts), ['common']);
    const options = { scopeNs: ['home'] };
    // Called as `useTranslation` calls it.
    const getFixedT = clone.getFixedT as unknown as (...parameters: unknown[]) => unknown;
    expect(() => getFixedT('fr', 'home', undefined, options)).toThrow('names the namespace home');
  });

  it('shows and reports the key of a missing text in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const report = vi.fn<(problem: Error) => void>();
    const t = cloneI18n(createI18n('fr', texts), named, report).getFixedT(
      'fr',
      'home',
    ) as unknown as Translate;
    expect([t('none'), t('deep.named')]).toEqual(['home:none', 'Bonjour ,  !']);
    expect(report.mock.calls).toEqual([[new Error('No text for home:none in fr')]]);
  });
});
