import type { BuildOutput } from './build-output.ts';
import type { Env } from './env.ts';

export interface AppOptions {
  env: Env;
  build: BuildOutput;
  /** Milliseconds since 1970; tests pass their own clock. */
  now?: () => number;
  /** Shorter times for tests that wait for them. */
  timeouts?: { wait?: number; read?: number; write?: number; render?: number };
  /** Destination of the log lines; standard output by default. */
  logTo?: { write: (line: string) => void };
}
