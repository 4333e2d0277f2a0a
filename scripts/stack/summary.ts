import { join } from 'node:path';
import { wordpressCommand } from '../provision/wordpress.ts';
import type { StartOptions } from './options.ts';
import type { Stack } from './stack.ts';

interface Counts {
  [title: string]: number;
}

/** Summary shown once everything runs. */
export async function summary(stack: Stack): Promise<string> {
  const { options, site, publicUrl } = stack;
  const counts = await contentCounts(site.folders.wordpress);
  const database =
    options.database === 'sqlite' ? 'SQLite' : `MariaDB on 127.0.0.1:${options.ports.database}`;
  const lines = [
    ['The site', `${publicUrl}/  and  ${publicUrl}/en/`],
    [
      'WordPress',
      `http://localhost:${options.ports.wordpress}/wp-admin/ (admin and superadmin, by the site’s sign-in)`,
    ],
    ['Mailbox', `http://localhost:${options.ports.mailbox}/`],
    [
      'Accounts',
      'beneficiaire, beneficiaire2, operateur, moderateur, moderateur2, editeur, admin, superadmin @passerelle.test',
    ],
    ['Password', 'Passerelle-2026! (for each of them)'],
    ['Content', counts],
    ['Runs on', `WordPress ${site.wordpress.version}, ${database}`],
    ['Engine', site.engine.description],
    ['Logs', `${site.folders.root}/logs`],
  ];
  return table(lines);
}

/** The same for the site beside a WordPress that others run. */
export function frontendSummary({ ports, state }: StartOptions, wordpress: string): string {
  const site = `http://localhost:${ports.site}`;
  return table([
    ['The site', `${site}/  and  ${site}/en/`],
    ['WordPress', `${wordpress}/wp-admin/ (by the site’s sign-in)`],
    ['Mailbox', `http://localhost:${ports.mailbox}/`],
    ['Logs', join(state, 'frontend/logs')],
  ]);
}

function table(lines: string[][]): string {
  const width = Math.max(...lines.map(([label = '']) => label.length));
  const body = lines.map(([label = '', text = '']) => `  ${label.padEnd(width)}  ${text}`);
  return ['', '  Passerelle is ready.', '', ...body, '', '  Ctrl-C stops everything.', ''].join('\n');
}

async function contentCounts(wordpress: string): Promise<string> {
  const counts = JSON.parse(await wordpressCommand(wordpress, ['content:count'])) as Counts;
  const total = Object.values(counts).reduce((sum, each) => sum + each, 0);
  return total === 0
    ? 'none yet'
    : Object.entries(counts)
        .map(([title, each]) => `${each} ${title}`)
        .join(', ');
}
