import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Element {
  role?: string;
  type?: string;
  id?: string;
  children?: Element[];
}

export interface ReadPdf {
  title: string;
  language: string;
  pages: number;
  /** Role and text of each tagged element that has text, in reading order. */
  elements: [role: string, text: string][];
}

/** With plain spaces. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Reads a PDF as assistive technology does: by its tags. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const { info } = await pdf.getMetadata();
  const { Title: title = '', Language: language = '' } = info as { Title?: string; Language?: string };
  const elements: [string, string][] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const texts = new Map<string, string>();
    let marked = '';
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) texts.set(marked, (texts.get(marked) ?? '') + item.str + (item.hasEOL ? '\n' : ''));
      else marked = item.type === 'endMarkedContent' ? '' : (item.id ?? '');
    }
    collect(await page.getStructTree(), '', texts, elements);
  }
  await loading.destroy();
  return { title: plain(title), language, pages: pdf.numPages, elements };
}

function collect(
  { role = '', id = '', type, children = [] }: Element,
  parent: string,
  texts: ReadonlyMap<string, string>,
  elements: [string, string][],
): void {
  if (type === 'content') elements.push([parent, plain(texts.get(id) ?? '')]);
  for (const child of children) collect(child, role, texts, elements);
}
