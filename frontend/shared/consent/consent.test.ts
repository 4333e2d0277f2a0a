import { describe, expect, it } from 'vitest';
import choices from '../../../wp-plugin/config/choices.json' with { type: 'json' };
import { type Consent, consentCategories, consentLife, readConsent, writeConsent } from './consent.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const id = '0f3c9a52-6a6e-4f0d-9f6c-6d2d4c1f2b3a';
const consent = (changes: Partial<Consent> = {}): Consent => ({
  id,
  granted: ['analytics'],
  version: 1,
  at: now,
  ...changes,
});

it('has the categories of the plugin', () => {
  expect(consentCategories).toEqual(choices.consentCategory);
});

describe('a choice in a cookie', () => {
  it.each([[[]], [['analytics']], [['social_login', 'analytics']]] as Consent['granted'][][])(
    'is read as it was written: %j',
    (granted) => {
      expect(readConsent(writeConsent(consent({ granted })), now)).toEqual(consent({ granted }));
    },
  );

  it('holds to the last moment of six months, and no longer', () => {
    const cookie = writeConsent(consent());
    expect(readConsent(cookie, now + consentLife - 1)).toEqual(consent());
    expect(readConsent(cookie, now + consentLife)).toBeUndefined();
  });

  it('tolerates a small clock difference, but rejects future dates', () => {
    expect(readConsent(writeConsent(consent({ at: now + 3_600_000 })), now)).toBeDefined();
    expect(readConsent(writeConsent(consent({ at: now + 90_000_000 })), now)).toBeUndefined();
  });

  it('does not hold for other texts', () => {
    expect(readConsent(writeConsent(consent({ version: 2 })), now)).toBeUndefined();
  });

  it.each([
    undefined,
    '',
    'yes',
    `1~advertising~${now}~${id}`,
    `1~analytics~${now}~not-an-id`,
    `1~analytics~${now}~${id}<script>`,
    `1~analytics~1e9~${id}`,
    `~~~`,
    '1~analytics~'.repeat(500),
  ])('is none in %j', (cookie) => {
    expect(readConsent(cookie, now)).toBeUndefined();
  });
});
