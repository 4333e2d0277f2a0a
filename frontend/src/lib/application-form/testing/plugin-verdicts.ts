import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Facts } from './fixtures.ts';

interface PluginCase {
  /** JSON, as it is stored. */
  form: string;
  answers?: string;
  context?: Facts;
  isSending?: boolean;
}

export interface PluginVerdict {
  /** "path: code" of what does not fit the schema of forms. */
  shape: string[];
  /** "path: code" of what keeps a form that fits from being published. */
  publication?: string[];
  /** "path: code" of the answers. */
  problems?: string[];
  sums?: Record<string, string>;
}

const script = fileURLToPath(
  new URL('../../../../../wp-plugin/tests/judge-application-forms.php', import.meta.url),
);

/** What the plugin says to each case. */
export function pluginVerdicts(cases: readonly PluginCase[]): PluginVerdict[] {
  const input = cases.map((each) => `${JSON.stringify(each)}\n`).join('');
  const output = execFileSync('php', ['-d', 'memory_limit=1G', script], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  return output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as PluginVerdict);
}
