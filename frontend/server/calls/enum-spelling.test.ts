import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthSite, startAuthSite } from '../testing/auth-site.ts';

/** Codes of standards (ISO 4217) and symbols of units are written as they are everywhere. */
const symbols = /^(?:[A-Z]{3}|KB|MB)$/;
const small = /^[a-z][A-Za-z\d_]*$/;

let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite();
});
afterAll(() => site.close());

/** The words of every list of values below a part of the document; headers are those of other standards. */
function wordsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('in' in node && node.in === 'header') return [];
  const own = Array.isArray(node) ? [] : (node as { enum?: unknown[] }).enum;
  const words = (own ?? []).filter((word): word is string => typeof word === 'string');
  return [...words, ...Object.values(node).flatMap(wordsOf)];
}

it('values of enums are spelt alike in bodies, queries and answers of every call', async () => {
  const { paths } = (await site.get('/api/openapi.json')).json<{ paths: object }>();
  const words = new Set(wordsOf(paths));
  expect([...words].filter((word) => !small.test(word) && !symbols.test(word))).toEqual([]);
  // The lists of a body, of an answer, and of the language, which GraphQL writes in upper case.
  for (const word of ['to_edit', 'call_for_application', 'fr']) expect(words).toContain(word);
});
