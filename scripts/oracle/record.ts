/**
 * Records what the queries of queries.json must find among the demo content: expected.json, which tests of the search
 * compare the index with. Run it after a change of the demo content or of the queries, and read the difference.
 *
 *   node scripts/oracle/record.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { readDocuments } from './documents.ts';
import { mustFind, type OracleQuery } from './find.ts';

const queries = JSON.parse(await readFile(new URL('queries.json', import.meta.url), 'utf8')) as OracleQuery[];
const documents = await readDocuments();
const expected = queries.map((query) => ({ ...query, keys: mustFind(query, documents) }));
await writeFile(
  new URL('expected.json', import.meta.url),
  `[\n${expected.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`,
);
console.log(
  `${expected.length} queries over ${documents.length} documents; ${expected.filter(({ keys }) => keys.length === 0).length} find nothing.`,
);
