import react from '@vitejs/plugin-react';
import { basename } from 'node:path';
import { defineConfig } from 'vite';
import { pureComponents } from './scripts/pure-components.ts';
import { serverSheets, sheetsElsewhere } from './scripts/server-sheets.ts';
import { writeBuildFiles } from './scripts/build-files.ts';

/** The file's name makes a class unique: a test keeps the names of style sheets apart. No hash, so that pages compress well. */
const scopedName = (name: string, file: string): string =>
  `${basename(file).replace(/\.module\.css.*/, '')}-${name}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), pureComponents(), serverSheets(), sheetsElsewhere()],
  css: { modules: { generateScopedName: scopedName } },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        cssCodeSplit: false,
        rolldownOptions: {
          input: 'src/app/entry-client.tsx',
          output: {
            // Few large chunks compress better than many small ones: the libraries, then what every page shares.
            codeSplitting: {
              groups: [
                // Apart, or the entry would need the whole site to fetch it.
                { name: 'preload', test: /preload-helper/, priority: 4 },
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
                  priority: 3,
                },
                {
                  name: 'detail',
                  test: /frontend\/src\/components\/detail\/(?!locales|enhance)/,
                  priority: 1,
                },
                {
                  name: 'site',
                  test: /frontend\/src\/(app\/(?!locales|entry|hydrate|prefetch|act|forms)|components\/(?!detail|form|bot-check|interests|ui\/(?:external-link|native-dialog))|config|i18n\/[^l]|lib\/(?!word-forms|consent|external-url|password)|graphql\/(?!apollo|generated\/manifest))/,
                  priority: 2,
                },
              ],
            },
          },
        },
      },
    },
    // What forms of pages that only the server renders are made easier with. A build of its own: it shares nothing with
    // the script of other pages, which would otherwise be cut into more pieces for its sake.
    forms: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/forms.json',
        cssCodeSplit: false,
        rolldownOptions: { input: 'src/app/forms/entry-forms.ts' },
      },
    },
    ssr: {
      // Everything is bundled, so that React runs in production mode whatever NODE_ENV says.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: 'dist/server',
        emitAssets: false,
        rolldownOptions: { input: 'src/app/entry-server.tsx' },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, forms, ssr } = builder.environments;
      if (!client || !forms || !ssr) throw new Error('All three environments are needed');
      await builder.build(client);
      await builder.build(forms);
      await builder.build(ssr);
      writeBuildFiles(import.meta.dirname);
    },
  },
});
