import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { cvTemplatePath } from '../../frontend/shared/config/cv-template.ts';
import { languages } from '../../frontend/shared/config/locales.ts';
import { cvTemplate } from './cv-template.ts';
import { cvTexts } from './cv-texts.ts';

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>' } as const;

/** The paragraphs of a DOCX file, in order. */
function paragraphsOf(file: Uint8Array): string[] {
  const body = strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array());
  return [...body.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, inner = '']) =>
    [...inner.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)]
      .map(([, text = '']) =>
        text.replace(/&(?:amp|lt|gt);/g, (found) => entities[found as keyof typeof entities]),
      )
      .join(''),
  );
}

const textOf = (file: Record<string, Uint8Array> | undefined, part: string): string =>
  strFromU8(file?.[part] ?? new Uint8Array());

describe.each(languages)('the template of a CV (%s)', (language) => {
  const committed = readFileSync(
    join(import.meta.dirname, '../../frontend/public', cvTemplatePath[language]),
  );

  it('says what its texts say, in order', () => {
    const { name, job, contact, note, sections } = cvTexts[language];
    const expected = [
      name,
      job,
      contact,
      note,
      ...sections.flatMap(({ heading, lines }) => [heading, ...lines]),
    ];
    expect(paragraphsOf(committed)).toEqual(expected);
  });

  it('is the file that npm run cv-template writes', async () => {
    const [before, now] = [committed, await cvTemplate(language)].map((file) =>
      unzipSync(new Uint8Array(file)),
    );
    expect(Object.keys(before ?? {}).toSorted()).toEqual(Object.keys(now ?? {}).toSorted());
    for (const part of ['word/document.xml', 'word/styles.xml', '[Content_Types].xml']) {
      expect([part, textOf(before, part)]).toEqual([part, textOf(now, part)]);
    }
  });

  it('names no person and no machine', () => {
    const core = strFromU8(unzipSync(new Uint8Array(committed))['docProps/core.xml'] ?? new Uint8Array());
    expect(/<dc:creator>([^<]*)</.exec(core)?.[1]).toBe('Passerelle');
    expect(/<cp:lastModifiedBy>([^<]*)</.exec(core)?.[1]).toBe('Passerelle');
  });
});

it('has a section of one language for each of the other', () => {
  const shape = languages.map((language) => cvTexts[language].sections.map(({ lines }) => lines.length));
  expect(shape[0]).toEqual(shape[1]);
});
