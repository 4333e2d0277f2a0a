import react from '@vitejs/plugin-react';
import { basename } from 'node:path';
import { defineConfig } from 'vite';
import { clientSheets, serverStylesOnly } from './scripts/style-sheets.ts';
import { writeBuildFiles } from './scripts/build-files.ts';

/** The file's name makes a class unique: a test keeps the names of style sheets apart. No hash, so that pages compress well. */
const scopedName = (name: string, file: string): string =>
  `${basename(file).replace(/\.module\.css.*/, '')}-${name}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), clientSheets(), serverStylesOnly()],
  css: { modules: { generateScopedName: scopedName } },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: { entry: 'src/app/public/entry.ts', forms: 'src/app/forms/entry-forms.ts' },
          // Apart, or every entry would import the other's helpers.
          output: { codeSplitting: { groups: [{ name: 'preload', test: /preload-helper/ }] } },
        },
      },
    },
    // One classic script, as WordPress loads them, in the plugin's own folder: whoever has that has the bundle.
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
    ssr: {
      // Everything is bundled, so that React runs in production mode whatever NODE_ENV says.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        // The style sheet of all pages and its fonts: what renders a page knows what it looks like.
        emitAssets: true,
        rolldownOptions: {
          input: 'src/app/entry-server.tsx',
          output: { chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr, wordpress } = builder.environments;
      if (!client || !ssr || !wordpress) throw new Error('All three environments are needed');
      await builder.build(client);
      await builder.build(ssr);
      await builder.build(wordpress);
      writeBuildFiles(import.meta.dirname);
    },
  },
});
