import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { checkAtAllWidths } from './accessible.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';
import { pathTo } from '../shared/config/routes.ts';

/** Runs the calls of the demo content. */
const operator = { email: 'operateur@passerelle.test', password: 'Passerelle-2026!' };

const words = {
  fr: {
    link: 'Candidatures reçues',
    search: 'Rechercher un nom ou une réponse',
    apply: 'Afficher',
    exports: /^Exporter 1 candidature/,
    xlsx: /XLSX/,
    csv: /^Fichier CSV/,
    zip: /ZIP/,
    sheet: 'Candidatures',
    applicant: '"Candidature de"',
    statistics: 'Statistiques',
    countries: 'Par pays',
    figures: /chiffres \(CSV\)/,
    figure: '"Chiffre"',
  },
  en: {
    link: 'Applications received',
    search: 'Search names and answers',
    apply: 'Show',
    exports: /^Export 1 application/,
    xlsx: /XLSX/,
    csv: /^CSV file/,
    zip: /ZIP/,
    sheet: 'Applications',
    applicant: '"Applicant"',
    statistics: 'Statistics',
    countries: 'By country',
    figures: /figures \(CSV\)/,
    figure: '"Figure"',
  },
} as const;

/** The path of what a link downloads. */
async function downloaded(page: Page, name: RegExp): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name }).press('Enter');
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+-\d{4}-\d\d-\d\d\.(?:csv|xlsx|zip)$/);
  return download.path();
}
const unzip = (...options: string[]): string =>
  execFileSync('unzip', options, { env: { ...process.env, LC_ALL: 'C.UTF-8' } }).toString();

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`those who run a call export what its list shows, and read its figures (${language})`, async ({
    page,
  }) => {
    test.slow();
    await enter(page, operator);
    await page.goto(pathTo('ownCalls', language));
    await enhanced(page);
    await page
      .locator('[data-row]')
      .filter({ hasText: /Douze murs|Twelve walls/ })
      .getByRole('link', { name: text.link })
      .press('Enter');
    await enhanced(page);
    await page.getByLabel(text.search).fill('wanjiru');
    await page.getByRole('button', { name: text.apply }).press('Enter');
    await page.locator('summary').filter({ hasText: text.exports }).press('Enter');
    await checkAtAllWidths(page, 'exports ');

    const csv = readFileSync(await downloaded(page, text.csv), 'utf8');
    expect(csv).toContain(text.applicant);
    expect(csv.split('\r\n').filter((line) => line.includes('Kamande'))).toHaveLength(1);

    const book = await downloaded(page, text.xlsx);
    expect(unzip('-t', book)).toContain('No errors detected');
    expect(unzip('-p', book, 'xl/workbook.xml')).toContain(`<sheet name="${text.sheet}"`);
    expect(unzip('-p', book, 'xl/worksheets/sheet1.xml')).toContain('Kamande');

    const archive = await downloaded(page, text.zip);
    expect(unzip('-t', archive)).toContain('No errors detected');
    const files = unzip('-Z1', archive).split('\n');
    const letter = files.find((name) => name.endsWith('.pdf')) ?? '';
    expect(letter).toMatch(/Kamande.*\.pdf$/);
    // The bytes are those that were sent: a program that did not write them opens them.
    const pdf = execFileSync('unzip', ['-p', archive, letter]);
    expect(execFileSync('pdfinfo', ['-'], { input: pdf }).toString()).toContain('Pages:');

    await page.getByRole('link', { name: text.statistics, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: text.countries })).toBeVisible();
    await checkAtAllWidths(page, 'figures ');
    expect(readFileSync(await downloaded(page, text.figures), 'utf8')).toContain(text.figure);
  });
}
