import { join } from 'node:path';
import { loadBuild } from './build-output.ts';
import { serve } from './serve.ts';

await serve(() => loadBuild(join(import.meta.dirname, '..')));
