import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { ROOT } from '../lib/paths.ts';
import type { Bench } from './bench-site.ts';
import type { Figure } from './report.ts';

const client = join(ROOT, 'frontend/dist/client');
const browserPath = process.env['PASSERELLE_CHROMIUM'] ?? '/usr/bin/chromium';
const patience = 20_000;
const kilobyte = 1_024;
const most = { script: 20, css: 20, fonts: 90, html: 30 };
const gzipped = (content: Buffer): number => gzipSync(content, { level: 9 }).length / kilobyte;
const fileOf = (file: string): Buffer => readFileSync(join(client, 'assets', file));

const sum = (files: string[], weigh: (content: Buffer) => number): number =>
  files.reduce((total, file) => total + weigh(fileOf(file)), 0);

/** Bytes of everything that a first visit fetches. */
export async function weights(bench: Bench): Promise<Figure[]> {
  // The folder also holds the files of the build before.
  const [files = []] = JSON.parse(readFileSync(join(client, '../builds.json'), 'utf8')) as string[][];
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  const styles = files.filter((file) => file.endsWith('.css') && !file.startsWith('workspace/'));
  return [
    ...(await scripts(bench)),
    {
      name: 'styles, gzip',
      value: sum(styles, gzipped),
      unit: 'KB',
      goal: { most: most.css },
    },
    {
      name: 'fonts',
      value: sum(fonts, (content) => content.length / kilobyte),
      unit: 'KB',
      goal: { most: most.fonts },
      note: `${fonts.length} files; one is loaded for rare characters only, one for long texts only`,
    },
    ...(await pages(bench)),
  ];
}

/** Files that a browser fetches while a reader scrolls and moves the pointer; size as gzip at the best level. */
async function scripts(bench: Bench): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  const figures: Figure[] = [];
  try {
    for (const { name, path } of bench.templates.filter(({ language }) => language === 'fr')) {
      const page = await browser.newPage();
      const asked = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script')
          asked.add(new URL(request.url()).pathname.replace('/assets/', ''));
      });
      await page.goto(bench.site + path);
      await page.locator('html[data-enhanced]').waitFor({ state: 'attached', timeout: patience });
      await page.mouse.wheel(0, 1_000);
      await page.mouse.move(100, 100);
      await page.waitForLoadState('networkidle');
      await page.close();
      figures.push({
        name: `script of ${name}, gzip`,
        value: sum([...asked], gzipped),
        unit: 'KB',
        goal: { most: most.script },
        note: `${asked.size} files`,
      });
    }
  } finally {
    await browser.close();
  }
  return figures;
}

async function pages(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, language, path } of bench.templates) {
    const html = Buffer.from(await (await fetch(bench.site + path)).arrayBuffer());
    figures.push({
      name: `HTML of ${name}, ${language}, gzip`,
      value: gzipped(html),
      unit: 'KB',
      goal: { most: most.html },
    });
  }
  return figures;
}
