import type { FormDocument } from '../../../../../shared/application-form/form-document.ts';

const idBytes = 6;

/** An id for a new section, question, column or choice: it stays the same for good. */
export function newId(prefix: 's' | 'q' | 'c'): string {
  const bytes = crypto.getRandomValues(new Uint8Array(idBytes));
  return `${prefix}-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The document with new ids for those sections and questions whose id comes a second time. */
export function withUniqueIds(document: FormDocument): FormDocument {
  const used = new Set<string>();
  function unique<Item extends { readonly id: string }>(item: Item, prefix: 's' | 'q'): Item {
    const id = used.has(item.id) ? newId(prefix) : item.id;
    used.add(id);
    return id === item.id ? item : { ...item, id };
  }
  const sections = document.sections.map((section) => {
    const named = unique(section, 's');
    return { ...named, questions: section.questions.map((question) => unique(question, 'q')) };
  });
  return { ...document, sections };
}
