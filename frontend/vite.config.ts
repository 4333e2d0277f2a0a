import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { defaultClientConditions, defineConfig, type EnvironmentOptions } from 'vite';
import { callsInBrowser } from './scripts/calls-in-browser.ts';
import { graphqlWithoutPrinter } from './scripts/graphql-without-printer.ts';
import { limitsByGroup } from './scripts/limits-by-group.ts';
import { routesOfBrowsers } from './scripts/routes-in-browser.ts';
import { clientStyleSheets, serverStylesOnly } from './scripts/style-sheets.ts';
import { putAssetsAside, restorePreviousAssets } from './scripts/previous-assets.ts';
import { textsOfOneLanguage } from './scripts/texts-of-one-language.ts';
import { textsOfWorkspace } from './scripts/texts-of-workspace.ts';
import { writeBuildFiles } from './scripts/build-files.ts';

/**
 * The hash is that of the file's path, one for all of its classes, and no name of the file stands beside it: style sheets and pages
 * compress better.
 */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  const hash = createHash('sha256').update(path).digest('base64url').slice(0, 4);
  return `${name}-${hash}`;
}

/** Environments of `vite build --app`, each with a folder or chunks of its own. */
const environments: Record<string, EnvironmentOptions> = {
  client: {
    build: {
      outDir: 'dist/client',
      manifest: true,
      rolldownOptions: {
        input: { entry: 'src/app/public/entry.ts', forms: 'src/app/forms/entry-forms.ts' },
        // Apart, or every entry would import the other's helpers.
        output: {
          codeSplitting: {
            groups: [
              { name: 'preload', test: /preload-helper/ },
              { name: 'cookies', test: /shared\/(?:consent\/browser-cookie|config\/reader-cookies)\.ts/ },
            ],
          },
        },
      },
    },
  },
  // One classic script, as WordPress loads them, in the plugin's own folder, which is deployed with the plugin.
  wordpress: {
    consumer: 'client',
    build: {
      outDir: '../wp-plugin/assets/build',
      emptyOutDir: true,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: { 'rich-text': 'src/app/wordpress/rich-text-entry.ts' },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  },
  // The signed-in application: chunks and styles of its own, so that nothing of it comes into public pages.
  workspace: {
    consumer: 'client',
    // RxJS as classes, not as functions with helpers, which are larger.
    resolve: { conditions: ['es2015', ...defaultClientConditions] },
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      copyPublicDir: false,
      cssCodeSplit: true,
      manifest: '.vite/workspace.json',
      rolldownOptions: {
        input: { entry: 'src/app/workspace/entry.tsx' },
        output: {
          entryFileNames: 'assets/workspace/[name]-[hash].js',
          // Modules that every first load needs, or every form of a record: one file compresses better than one for
          // each set of screens.
          codeSplitting: {
            groups: [
              { name: 'initial', tags: ['$initial'] },
              // Small modules that the same screens need: chunks of a few hundred bytes do not compress.
              { name: 'send', test: /src\/lib\/(?:api\/(?:send|sender|written)|form-text)\.ts/ },
              // What the first screen shares with others.
              {
                name: 'first',
                includeDependenciesRecursively: false,
                test: /shared\/(?:dates\/(?:dates|clock-texts)|config\/(?:content-types|calls\/dashboard-calls)|i18n\/family-keys|links\/item-path|graphql\/generated\/documents\/moderation-counts)\.ts|src\/components\/ui\/action-result\./,
              },
              {
                name: 'fields',
                includeDependenciesRecursively: false,
                test: /src\/(?:components\/record-form\/(?:controlled-field|counter|fields\/text-field|record-form\.module|record-form-context|problem-list|required-mark)|lib\/(?:forms\/(?:form-definition|problems|text-checks|web-address)|record-form\/(?:use-sync|use-fields-selector)))\./,
              },
              // Answers as people read them: applicants, and those who handle or review applications.
              {
                name: 'answers',
                includeDependenciesRecursively: false,
                test: /src\/(?:components\/questions\/(?:form-text|profile-value|readable-answer)|features\/applications\/form\/use-read-answer|lib\/application-form\/(?:judge|number-judges|visible))\.|shared\/application-form\/(?:decimal|form-text|readable-answer|readable-profile)\.|config\/currencies\.json/,
              },
              // Both screens of those who handle applications: the first load names each chunk. Views and tags of pages are of the list alone.
              {
                name: 'received',
                includeDependenciesRecursively: false,
                test: /features\/applications\/(?:received\/(?:list\/(?!saved-views|tag-page|draft-threads)|reading\/)|application-handling\/|exports\/)[\w-]+(?:\.module)?\.(?:tsx?|css)$|generated\/documents\/(?:sent-applications|received-application|application-neighbours|application-handling|sent-version-fields|draft-threads)\.ts|calls\/(?:received-application|application-handling)-calls\.ts/,
              },
              // Messages about applications, below their screens.
              {
                name: 'thread',
                includeDependenciesRecursively: false,
                test: /features\/applications\/application-thread\/[\w-]+(?:\.module)?\.(?:tsx?|css)$|generated\/documents\/application-thread(?:-fields)?\.ts|calls\/thread-calls\.ts/,
              },
              // Filters and pages of lists, and their addresses.
              {
                name: 'lists',
                includeDependenciesRecursively: false,
                test: /src\/(?:components\/list\/(?:card-table|choice-links|folded-filters|list-pages|select-filter)|components\/form\/option-group|content\/own-records\/language-keys|lib\/list-address)\./,
              },
              // States of one's own records, in their lists and forms.
              {
                name: 'own-records',
                includeDependenciesRecursively: false,
                test: /src\/(?:content\/own-records\/(?:status-keys|waiting|waiting-place|own-type|list\/(?:moderated-list-state|own-list))|features\/(\w+)\/own-\1\/own-\1|components\/ui\/empty-state|lib\/typeset-title)\.tsx?$|shared\/i18n\/french-typography\.ts/,
              },
              // Screens that show hours need nothing else of the chunk of forms.
              { name: 'zones', test: /shared\/dates\/(?:zone-clock|zone-data)\.ts/ },
              {
                name: 'values',
                test: /(?:src\/lib|shared)\/(?:(?:record-form|forms)\/)?(?:values|record-values|local-time|email-address|choices-of|use-problem-text|blanks|fold-text|zone-days|lock-answer|plain-text)\.ts|src\/(?:graphql\/client\/(?:change-entity|write-record)|components\/record-form\/(?:rows\/rows|imported))\./,
              },
            ],
          },
          // Without names, which all chunks that import one repeat: a form, and the list of chunks, are 1 KB smaller.
          chunkFileNames: 'assets/workspace/[hash:7].js',
          // Fonts are those of public pages, under the same addresses.
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? 'assets/workspace/[hash:7][extname]'
              : 'assets/[name]-[hash][extname]',
        },
      },
    },
  },
  workspaceServer: {
    consumer: 'server',
    resolve: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: true,
      outDir: 'dist/workspace-server',
      copyPublicDir: false,
      rolldownOptions: {
        input: 'src/app/workspace/entry-server.tsx',
        output: { chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  ssr: {
    // Everything is bundled, so that React runs in production mode regardless of NODE_ENV.
    resolve: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: 'dist/server',
      copyPublicDir: false,
      // The style sheet of all pages and its fonts: the renderer's build writes them.
      emitAssets: true,
      rolldownOptions: {
        input: 'src/app/entry-server.tsx',
        output: { chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
};

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    textsOfOneLanguage(),
    textsOfWorkspace(import.meta.dirname),
    graphqlWithoutPrinter(),
    callsInBrowser(),
    limitsByGroup(),
    routesOfBrowsers(),
    clientStyleSheets(),
    serverStylesOnly(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, cssCodeSplit: false },
  // The development server has a client and a server environment; packages are resolved by Node.
  environments: command === 'build' ? environments : {},
  builder: {
    async buildApp(builder) {
      const dist = join(import.meta.dirname, 'dist');
      putAssetsAside(dist);
      // The first empties the folder that the second writes to as well.
      for (const name of ['client', 'workspace', 'workspaceServer', 'ssr', 'wordpress']) {
        const environment = builder.environments[name];
        if (!environment) throw new Error(`The environment ${name} is needed`);
        await builder.build(environment);
      }
      writeBuildFiles(import.meta.dirname);
      restorePreviousAssets(dist);
    },
  },
}));
