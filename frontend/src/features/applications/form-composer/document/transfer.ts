import limits from '../../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import type { FormDocument } from '../../../../../shared/application-form/form-document.ts';
import { type Mappings, mappingsOf } from './common-grants.ts';
import { offeredKinds } from './new-question.ts';
import { withUniqueIds } from './unique-ids.ts';

type Unknown = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);
const areTexts = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');
const isCondition = (value: unknown): boolean => isObject(value) && typeof value['source'] === 'string';

/** A section, question, column or choice. */
const isPart = (value: unknown): value is Unknown =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  areTexts(value['label']) &&
  (value['help'] === undefined || areTexts(value['help'])) &&
  (value['condition'] === undefined || isCondition(value['condition']));

/** Lists that a question of these kinds has. */
const lists: Readonly<Record<string, readonly [name: string, isItem: (item: unknown) => boolean]>> = {
  choice: ['choices', isPart],
  choices: ['choices', isPart],
  table: ['columns', isQuestion],
  file: ['accepts', (group) => typeof group === 'string'],
};
const kinds: ReadonlySet<unknown> = new Set(offeredKinds.filter((kind) => kind !== 'budget'));

function isQuestion(value: unknown): boolean {
  if (!isPart(value) || !kinds.has(value['kind'])) return false;
  const [name, isItem] = lists[String(value['kind'])] ?? [];
  return name === undefined || isItem === undefined || isListOf(value[name], isItem);
}

const isSection = (value: unknown): boolean => isPart(value) && isListOf(value['questions'], isQuestion);

/** Whether the composer can show it; all else is judged by the server, which names the questions that it refuses. */
const isDocument = (value: unknown): value is FormDocument =>
  isObject(value) && value['format'] === 1 && isListOf(value['sections'], isSection);

/** The form that a file holds, without the mappings that follow from it; undefined if it holds none. */
export async function importedDocument(file: File): Promise<FormDocument | undefined> {
  if (file.size > limits.applications.formBytes) return undefined;
  try {
    const document: unknown = JSON.parse(await file.text());
    return isDocument(document) ? withUniqueIds(withoutMappings(document)) : undefined;
  } catch {
    return undefined;
  }
}

const withoutMappings = (document: FormDocument): FormDocument => {
  const {
    mappingToCommonGrants: _to,
    mappingFromCommonGrants: _from,
    ...form
  } = document as FormDocument & Partial<Mappings>;
  return form;
};

const indentation = 2;

/** A form as a file, with its mappings to and from the model of CommonGrants. */
export const fileText = (document: FormDocument): string =>
  `${JSON.stringify({ ...document, ...mappingsOf(document) }, null, indentation)}\n`;

/** Offers the form as a file to the browser’s downloads. */
export function documentFile(document: FormDocument, name: string): void {
  const blob = new Blob([fileText(document)], { type: 'application/json' });
  const address = URL.createObjectURL(blob);
  const link = globalThis.document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
