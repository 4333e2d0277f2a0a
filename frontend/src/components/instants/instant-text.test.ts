import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { instantWriter } from './instant-text.tsx';
import { fr } from './locales/fr.ts';

const texts = createInstance({
  lng: 'fr',
  resources: { fr: { instants: fr } },
  interpolation: { escapeValue: false },
});
await texts.init();

/** With plain spaces. */
const write = (instant: string, zone: string, own?: string): string =>
  instantWriter(texts.getFixedT('fr', 'instants'), 'fr', own)(instant, zone).replaceAll(/\s/g, ' ');

describe('an instant in words', () => {
  it('names the city of its zone', () => {
    expect(write('2026-12-01T10:00:00Z', 'Africa/Dakar')).toBe('1er décembre 2026 à 10 h (heure de Dakar)');
  });

  it('does not write of UTC as of a city', () => {
    expect(write('2026-12-01T10:00:00Z', 'UTC')).toBe('1er décembre 2026 à 10 h (UTC)');
  });
});
