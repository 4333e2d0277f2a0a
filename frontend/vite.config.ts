import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { writeBuildFiles } from './scripts/build-files.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        cssCodeSplit: false,
        rolldownOptions: { input: 'src/app/entry-client.tsx' },
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
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('Both environments are needed');
      await builder.build(client);
      await builder.build(ssr);
      await writeBuildFiles(import.meta.dirname);
    },
  },
});
