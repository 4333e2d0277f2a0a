import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Runs the code generator when a GraphQL document changes; Node then restarts the server, which knows the operations. */
export function generateOperations(frontend: string): Plugin {
  return {
    name: 'passerelle:generate-operations',
    configureServer({ watcher, config }) {
      const generate = (file: string): void => {
        if (!file.endsWith('.graphql')) return;
        execFile(process.execPath, [join(frontend, 'scripts/codegen.ts')], (error, _stdout, stderr) => {
          if (error) config.logger.error(stderr, { timestamp: true });
          else config.logger.info('operations generated', { timestamp: true });
        });
      };
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, generate);
    },
  };
}
