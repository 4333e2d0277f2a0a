import textFieldKeys from '../../text-fields.json' with { type: 'json' };
import { frenchTypography } from './french-typography.ts';

/** French typography for HTML: tags and their attributes are left alone. */
export function frenchTypographyHtml(html: string): string {
  return html.replace(/[^<>]+(?![^<]*>)/g, frenchTypography);
}

/** Fields of content with text that people write, by the kind of the field, and texts outside of content. */
const textFields = new Set<string>([...textFieldKeys.plain, 'intro', 'alt']);
const htmlFields = new Set<string>([...textFieldKeys.html, 'content']);

/** Sets every text of an answer of the content system; names of files stay unchanged. */
export function setTypography<Answer>(answer: Answer): Answer {
  if (Array.isArray(answer)) return answer.map((item) => setTypography<unknown>(item)) as Answer;
  if (!answer || typeof answer !== 'object') return answer;
  const isFile = 'mime' in answer;
  return Object.fromEntries(
    Object.entries(answer).map(([field, value]: [string, unknown]) => {
      if (typeof value !== 'string') return [field, setTypography(value)];
      if (htmlFields.has(field)) return [field, frenchTypographyHtml(value)];
      return [field, textFields.has(field) && !isFile ? frenchTypography(value) : value];
    }),
  ) as Answer;
}
