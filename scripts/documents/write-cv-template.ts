import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cvTemplatePath } from '../../frontend/shared/config/cv-template.ts';
import { languages } from '../../frontend/shared/config/locales.ts';
import { cvTemplate } from './cv-template.ts';

const directory = join(import.meta.dirname, '../../frontend/public');

for (const language of languages) {
  const file = join(directory, cvTemplatePath[language]);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await cvTemplate(language));
}
