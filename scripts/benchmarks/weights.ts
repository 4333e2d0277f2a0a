import { globSync, readFileSync } from 'node:fs';
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
const most = { script: 115, css: 20, fonts: 90, html: 30 };
const gzipped = (content: Buffer): number => gzipSync(content, { level: 9 }).length / kilobyte;
const fileOf = (file: string): Buffer => readFileSync(join(client, file));

const sum = (files: string[], weigh: (content: Buffer) => number): number =>
  files.reduce((total, file) => total + weigh(fileOf(file)), 0);

/** Bytes of everything that a first visit fetches. */
export async function weights(bench: Bench): Promise<Figure[]> {
  const fonts = globSync('assets/*.woff2', { cwd: client });
  return [
    ...(await scripts(bench)),
    {
      name: 'styles, gzip',
      value: sum(globSync('assets/*.css', { cwd: client }), gzipped),
      unit: 'KB',
      goal: { most: most.css },
    },
    {
      name: 'fonts',
      value: sum(fonts, (content) => content.length / kilobyte),
      unit: 'KB',
      goal: { most: most.fonts },
      note: `${fonts.length} files, of which one only where rarer letters occur and one only for long texts`,
    },
    ...(await pages(bench)),
  ];
}

/** What a browser asked for by itself once a page is alive and nothing more is coming; weighed as gzip at its best. */
async function scripts(bench: Bench): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  const figures: Figure[] = [];
  try {
    for (const { name, path } of bench.templates.filter(({ language }) => language === 'fr')) {
      const page = await browser.newPage();
      const asked = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname.slice(1));
      });
      const alive = page.waitForRequest(/\/hydrate-/, { timeout: patience }).catch(() => undefined);
      await page.goto(bench.site + path);
      await alive;
      await page.waitForLoadState('networkidle');
      await page.close();
      figures.push({
        name: `first-load script of ${name}, gzip`,
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
