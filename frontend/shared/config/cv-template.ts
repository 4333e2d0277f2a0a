import type { Language } from './locales.ts';

/** Paths at which the template of a CV is downloaded; its files are in `public`, made by `npm run cv-template`. */
export const cvTemplatePath: Readonly<Record<Language, string>> = {
  fr: '/documents/modele-cv.docx',
  en: '/en/documents/cv-template.docx',
};
