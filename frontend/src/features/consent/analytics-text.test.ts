import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '../../../shared/config/locales.ts';
import { routes } from '../../../shared/config/routes.ts';
import { renderPage } from '../../testing/render-page.ts';

const root = join(import.meta.dirname, '../../..');
const says = { fr: 'Le site n’en utilise aucun aujourd’hui', en: 'We don’t use any such tool today' };
const counts = { fr: 'compte les vues', en: 'count views' };

it('the category of audience measurement says what it is for as long as nothing depends on it', async () => {
  const naming = globSync('{src,server,shared}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.') && !file.includes('generated') && !file.includes('/testing/'))
    .filter((file) => /'analytics'/.test(readFileSync(join(root, file), 'utf8')));
  expect(naming.toSorted()).toEqual(['shared/consent/consent.ts', 'src/features/consent/cookies-page.tsx']);
  for (const language of languages) {
    const text = (await renderPage(routes.cookies[language])).text('#analytics-text');
    expect(text).toContain(says[language]);
    expect(text).toContain(counts[language]);
  }
});
