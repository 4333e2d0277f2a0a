import { spawnSync } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './paths.ts';
import { temporaryFolder } from '../testing/temporary.ts';

/** Programs on the machine of a test: the name and the shell script of each. */
type Programs = Record<string, string>;

const NOT_ROOT: Programs = { id: 'echo 1000' };
const PHP = `case "$2" in *PHP_VERSION_ID*) exit 0 ;; *extension_loaded*) [ "$3" != zip ] && exit 0 || exit 1 ;; *) echo 8.2 ;; esac`;
const NODE = 'echo 22';

/** Runs lines of bash after scripts/lib/bootstrap.sh on a machine that has these programs and a shell's own. */
async function onMachine(programs: Programs, lines: string): Promise<{ code: number | null; said: string }> {
  const folder = await temporaryFolder();
  for (const [name, body] of Object.entries({
    ...NOT_ROOT,
    dirname: 'echo "$ROOT_FOR_TEST/scripts/lib"',
    ...programs,
  })) {
    await writeFile(join(folder, name), `#!/bin/bash\n${body}\n`);
    await chmod(join(folder, name), 0o755);
  }
  // The script itself adds the folders of servers: they are taken away again.
  const script = `. "${ROOT}/scripts/lib/bootstrap.sh"; PATH="${folder}"; ${lines}`;
  const result = spawnSync('/bin/bash', ['--norc', '-c', script], {
    encoding: 'utf8',
    env: { PATH: folder, ROOT_FOR_TEST: ROOT },
  });
  return { code: result.status, said: result.stdout + result.stderr };
}

describe('a machine that lacks something', () => {
  it.each([
    [
      'Node',
      {},
      'need_node',
      'passerelle: Node.js is missing.\nInstall Node 20 or later from https://nodejs.org',
    ],
    ['a newer Node', { node: 'echo 18' }, 'need_node', 'is too old: version 20 or later is needed.'],
    ['npm', { node: NODE }, 'need_node', 'passerelle: npm is missing.'],
    ['PHP', {}, 'need_php zip', 'passerelle: PHP is missing.\nInstall PHP 8.2 or later'],
    [
      'a newer PHP',
      { php: 'case "$2" in *exit*) exit 1 ;; *) echo 8.1.2 ;; esac' },
      'need_php zip',
      'passerelle: PHP 8.1.2 is too old: version 8.2 or later is needed.',
    ],
    [
      'an extension of PHP',
      { php: PHP },
      'need_php curl zip',
      'passerelle: PHP lacks these extensions: zip.\nOn Debian or Ubuntu: sudo apt-get install php8.2-zip\nElsewhere: enable them in the php.ini',
    ],
    [
      'Composer',
      { php: PHP },
      'need_php curl',
      'passerelle: Composer is missing.\nInstall it from https://getcomposer.org',
    ],
    [
      'a server',
      {},
      'need_program mariadbd mariadb-server',
      'passerelle: mariadbd is missing.\nOn Debian or Ubuntu: sudo apt-get install mariadb-server',
    ],
  ])('is reported: %s', async (_what, programs: Programs, lines, message) => {
    const { code, said } = await onMachine(programs, lines);

    expect(said).toContain(message);
    expect(code).toBe(1);
  });

  it('continues where everything is present', async () => {
    const { code, said } = await onMachine(
      { node: NODE, npm: 'true', php: PHP, composer: 'true', mariadbd: 'true' },
      'need_node; need_php curl; need_program mariadbd mariadb-server; echo complete',
    );

    expect([code, said]).toEqual([0, 'complete\n']);
  });
});

it('finds a whole word among arguments, and no part of one', async () => {
  const lines = 'wants --db=mariadb --fresh --db=mariadb && wants --db=mariadb --db=mariadb2 || echo no';

  expect(await onMachine({}, lines)).toEqual({ code: 0, said: 'no\n' });
});

it('prevents packages from starting services during their installation only', async () => {
  const policy = join(await temporaryFolder(), 'policy-rc.d');
  const tools = { chmod: 'exec /bin/chmod "$@"', rm: 'exec /bin/rm "$@"' };
  const lines = `POLICY_RC="${policy}"
    install() { "$POLICY_RC" nginx start; echo "start: $?"; return 3; }
    not_as_services install; echo "installed: $?"; [ -e "$POLICY_RC" ] || echo gone`;

  expect(await onMachine(tools, lines)).toEqual({ code: 0, said: 'start: 101\ninstalled: 3\ngone\n' });
});
