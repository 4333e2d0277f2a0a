import { join } from 'node:path';
import { serve } from '../server/serve.ts';
import { developmentBuild } from './development-build.ts';

await serve(() => developmentBuild(join(import.meta.dirname, '..')));
