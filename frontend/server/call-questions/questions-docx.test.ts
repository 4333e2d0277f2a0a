import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sampleAskedForm } from '../../src/testing/sample-asked-form.ts';
import { questionsDocx } from './questions-docx.ts';

const asked = {
  title: 'Résidence «\u00a0Ndar\u00a0» & <b>fils</b>',
  address: 'https://passerelle.test/appel-a-candidature/ndar/questions/',
  form: sampleAskedForm,
};

/** The text of each paragraph, with its style. */
async function paragraphsOf(language: 'fr' | 'en'): Promise<[string, string][]> {
  const files = unzipSync(await questionsDocx(asked, language));
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  return [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, paragraph = '']) => [
    /<w:pStyle w:val="(\w+)"/.exec(paragraph)?.[1] ?? '',
    [...paragraph.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text = '']) => text).join(''),
  ]);
}

describe('the questions of a call as a file', () => {
  it('have their title, sections and questions as headings, with places for answers', async () => {
    const paragraphs = await paragraphsOf('fr');
    expect(paragraphs.filter(([style]) => style !== '')).toEqual([
      ['Title', 'Résidence «\u00a0Ndar\u00a0» &amp; &lt;b&gt;fils&lt;/b&gt;'],
      ['Heading1', 'Votre projet'],
      ['Heading2', 'Pourquoi\u202f?'],
      ['Heading2', 'Format'],
      ['Heading2', 'Combien de personnes'],
      ['Heading2', 'Budget'],
      ['Heading1', 'Pièces'],
      ['Heading2', 'Portfolio'],
      ['Heading2', 'A letter'],
    ]);
    const texts = paragraphs.map(([, text]) => text);
    expect(texts).toEqual(expect.arrayContaining([asked.address, '☐ En groupe', 'Poste', 'Montant']));
    expect(texts.filter((text) => text === 'Votre réponse\u00a0:')).toHaveLength(4);
  });

  it('are in English, too', async () => {
    const texts = (await paragraphsOf('en')).map(([, text]) => text);
    expect(texts).toContain('Long text · Answer required · Words: from 50 to 1,500');
  });
});
