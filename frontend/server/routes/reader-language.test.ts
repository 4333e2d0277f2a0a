import { expect, it } from 'vitest';
import { startReaderSite } from '../testing/reader-site.ts';

it.each([
  ['/initiative/', 'en-GB,en;q=0.9', 'fr'],
  ['/en/initiative/', 'fr-FR,fr;q=0.9', 'en'],
])('%s has its language, whatever the browser prefers (%s)', async (path, preferred, language) => {
  const site = await startReaderSite();
  const plain = await site.get(path);
  const answer = await site.get(path, { 'accept-language': preferred });
  expect([answer.statusCode, /<html lang="(\w\w)"/.exec(answer.body)?.[1]]).toEqual([200, language]);
  expect([answer.body, answer.headers['x-cache']]).toEqual([plain.body, 'hit']);
  await site.close();
});
