import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { languageOfPath } from '../../shared/config/locales.ts';
import { manifest as ownOperations } from '../../shared/graphql/generated/manifest.ts';
import type { Operation, OperationManifest } from '../../shared/graphql/operation.ts';
import type { BuildOutput } from '../build-output.ts';
import type { Render } from '../pages/page-renderer.ts';
import { Operations } from '../upstream/operations.ts';

/** The committed schema, to prove that the server can read it. */
export const committedSchema = (): string =>
  readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8');

/** The operations of the site: parsed once in each test process, since each test starts an application. */
export const siteOperations = new Operations(ownOperations, committedSchema());

const schema = `${committedSchema()}
  extend type PasserelleInitiative { groupId: Int! title: String! }
  extend type RootMutation { passerelleRename(title: String!): PasserelleCard! }
`;

interface Card {
  groupId: number;
  title: string;
}

/** Operations of the test build, with their ids in the manifest. */
export const operations = {
  layout: { id: 'aa01', name: 'Layout' } as Operation<unknown, { language: string }>,
  catalogue: { id: 'aa02', name: 'Catalogue' } as Operation<
    { passerelleCatalogue: { items: Card[]; total: number } },
    { language: string; page?: number; filter?: { q?: string; type?: string } }
  >,
  initiative: { id: 'aa03', name: 'Initiative' } as Operation<
    { passerelleInitiative: Card | null },
    { language: string; slug: string }
  >,
  rename: { id: 'aa04', name: 'Rename' },
  mine: { id: 'aa05', name: 'Mine' },
};

const manifest: OperationManifest = {
  ...ownOperations,
  aa01: {
    name: 'Layout',
    kind: 'query',
    public: true,
    document: 'query Layout($language:PasserelleLanguage!){passerelleLayout(language:$language){siteName}}',
  },
  aa02: {
    name: 'Catalogue',
    kind: 'query',
    public: true,
    document:
      'query Catalogue($language:PasserelleLanguage!$page:Int$filter:PasserelleCatalogueFilter){passerelleCatalogue(language:$language page:$page filter:$filter){items{groupId title}total}}',
  },
  aa03: {
    name: 'Initiative',
    kind: 'query',
    public: true,
    document:
      'query Initiative($language:PasserelleLanguage!$slug:String!){passerelleInitiative(language:$language slug:$slug){groupId title}}',
  },
  aa04: {
    name: 'Rename',
    kind: 'mutation',
    public: false,
    document: 'mutation Rename($title:String!){passerelleRename(title:$title){groupId title}}',
  },
  aa05: {
    name: 'Mine',
    kind: 'query',
    public: false,
    document: 'query Mine{passerelleLayout(language:FR){siteName}}',
  },
};

const testOperations = new Operations(manifest, schema);

/** Long enough to be worth compressing. */
const filler = 'passerelle '.repeat(200);

/** The notice of `testRender` for stale pages. */
export const staleNote = '<aside data-notice="stale">may be out of date</aside>';

/**
 * A renderer that behaves as the real one: `/initiative/{slug}/` reads one item, `/initiative/` a list, other known
 * paths nothing. Its HTML contains its input.
 */
export const testRender: Render = async ({ url, dataLight, showsConsentBanner, query }) => {
  const language = languageOfPath(url.pathname) === 'en' ? 'EN' : 'FR';
  const html = (title: string, note = '') =>
    `<!DOCTYPE html><html><head><title>${title}</title></head><body>${note}<h1>${title}</h1>` +
    `<p>${url.href} ${dataLight ? 'light' : 'full'} ${showsConsentBanner ? 'banner' : 'no-banner'}</p>` +
    `<p>${filler}</p></body></html>`;
  const page = (status: number, title: string) => ({
    status,
    html: html(title),
    ...(status === 200 ? { staleHtml: html(title, staleNote) } : {}),
    tags: [],
    cacheable: status === 200,
    headers: {},
  });
  const slug = /^\/(?:en\/)?initiative\/([^/]+)\/$/.exec(url.pathname)?.[1];
  if (slug === 'moved') return { ...page(301, ''), html: '', redirect: '/initiative/new-place/' };
  if (slug) {
    const { passerelleInitiative } = await query(operations.initiative, { language, slug });
    if (!passerelleInitiative) return page(404, 'not there');
    return { ...page(200, passerelleInitiative.title), groupId: passerelleInitiative.groupId };
  }
  if (/^\/(en\/)?initiative\/$/.test(url.pathname)) {
    const q = url.searchParams.get('q');
    const { passerelleCatalogue } = await query(operations.catalogue, {
      language,
      ...(q ? { filter: { q } } : {}),
    });
    return page(200, passerelleCatalogue.items.map((item) => item.title).join(', '));
  }
  if (url.pathname === '/cookie/') return { ...page(200, 'cookie'), headers: { 'set-cookie': 'a=b' } };
  if (url.pathname === '/broken/') throw new Error('secret of the renderer');
  if (url.pathname === '/') return page(200, 'home');
  return page(404, 'not found');
};

/** The output of a build, in a temporary folder, with a few files to serve. */
export function testBuild(render: Render = testRender): BuildOutput {
  const clientDirectory = mkdtempSync(join(tmpdir(), 'passerelle-client-'));
  const script = 'export const bridge = 1;\n'.repeat(100);
  mkdirSync(join(clientDirectory, 'assets'));
  writeFileSync(join(clientDirectory, 'assets/app-a1b2.js'), script);
  writeFileSync(join(clientDirectory, 'assets/app-a1b2.js.br'), brotliCompressSync(script));
  writeFileSync(join(clientDirectory, 'assets/app-a1b2.js.gz'), gzipSync(script));
  writeFileSync(join(clientDirectory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(clientDirectory, '.secret'), 'not for the world');
  return {
    render,
    assets: {
      module: '/assets/app-a1b2.js',
      forms: '/assets/forms-a1b2.js',
      css: [],
      fonts: [],
      workspace: {
        entry: { js: ['/assets/workspace/entry-a1b2.js'], css: ['/assets/workspace/entry-a1b2.css'] },
        texts: { fr: ['/assets/workspace/texts-c3d4.js'], en: ['/assets/workspace/texts-e5f6.js'] },
        screens: {},
      },
    },
    operations: testOperations,
    clientDirectory,
  };
}
