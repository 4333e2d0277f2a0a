import definition from '../forms/call_for_application.json' with { type: 'json' };
import type { Language } from './account-forms.ts';

interface Labelled {
  key: string;
  label: Record<Language, string>;
  columns?: readonly Labelled[];
  item?: Record<Language, string>;
  add?: Record<Language, string>;
}
const fields: readonly Labelled[] = definition.steps.flatMap((step) => step.fields as readonly Labelled[]);

/** @param path `title`, or `steps.title` for the column of rows */
function fieldOf(path: string): Labelled {
  const [name = '', column] = path.split('.');
  const field = fields.find(({ key }) => key === name);
  const found = column === undefined ? field : field?.columns?.find(({ key }) => key === column);
  if (!found) throw new Error(`The form of calls has no field ${path}`);
  return found;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Pattern of the beginning of a field's label. */
export const labelOf = (path: string, language: Language): RegExp =>
  new RegExp(`^${escaped(fieldOf(path).label[language])}`);

/** Name of one row of a field, and of the button that adds one. */
export const rowsOf = (name: string, language: Language) => {
  const { item, add } = fieldOf(name);
  return { item: item?.[language] ?? '', add: add?.[language] ?? '' };
};

export const choiceOf = (list: keyof typeof definition.choices, value: string, language: Language): string =>
  definition.choices[list].find((choice) => choice.value === value)?.label[language] ?? '';

/** Texts of the form of a call around its fields. */
export const words = {
  fr: {
    day: 'Jour',
    time: /^Heure/,
    next: /^Étape suivante/,
    skipped: 'Cette heure n’existe pas ce jour-là',
    beforeOpening: 'La clôture doit venir après l’ouverture.',
    url: 'URL non valide.',
    feesUnknown: /^Répondez pour pouvoir publier l’appel/,
    search: 'Rechercher dans l’annuaire',
    chooseFile: 'Choisir un fichier',
    chooseFiles: 'Choisir des fichiers',
    frame: 'Zone de recadrage, à déplacer avec les flèches',
    crop: 'Utiliser ce recadrage',
    senegal: 'Sénégal',
    music: 'Musique',
    complete: /Tout est rempli/,
    at: 'À une date',
    when: 'Date de publication',
    tooEarly: 'L’ouverture doit venir après la publication.',
    schedule: 'Programmer la publication',
    scheduled: /est programmée/,
    isScheduled: 'Programmé',
    atOnce: 'Tout de suite',
    publish: 'Publier maintenant',
    published: /est publié\./,
    extend: 'Prolonger…',
    doExtend: 'Prolonger l’appel',
    extended: /est prolongé/,
    close: 'Clore plus tôt…',
    doClose: 'Clore l’appel',
    reason: /^Motif/,
    closed: /est avancée/,
    offline: 'Mettre hors ligne',
    isOffline: /est hors ligne/,
    online: 'Remettre en ligne',
    duplicate: 'Nouvel appel sur ce modèle',
    here: /chez vous/,
    translate: 'Traduire en anglais',
    preview: 'Aperçu en français',
    openPreview: 'Ouvrir l’aperçu en français',
    previewNotice: /^Aperçu/,
  },
  en: {
    day: 'Day',
    time: /^Time/,
    next: /^Next step/,
    skipped: 'This time doesn’t exist on that day',
    beforeOpening: 'The closing date must be later than the opening date.',
    url: 'Invalid URL.',
    feesUnknown: /^You need to answer before you can publish/,
    search: 'Search the directory',
    chooseFile: 'Choose a file',
    chooseFiles: 'Choose files',
    frame: 'Crop area, moved with the arrow keys',
    crop: 'Use this crop',
    senegal: 'Senegal',
    music: 'Music',
    complete: /Everything is filled in/,
    at: 'On a set date',
    when: 'Publication date',
    tooEarly: 'The opening date must be later than the publication date.',
    schedule: 'Schedule publication',
    scheduled: /is scheduled/,
    isScheduled: 'Scheduled',
    atOnce: 'Immediately',
    publish: 'Publish now',
    published: /has been published\./,
    extend: 'Extend…',
    doExtend: 'Extend call',
    extended: /has been extended/,
    close: 'Close early…',
    doClose: 'Close call',
    reason: /^Reason/,
    closed: /will close earlier/,
    offline: 'Take offline',
    isOffline: /is offline/,
    online: 'Put back online',
    duplicate: 'New call from this one',
    here: /where you are/,
    translate: 'Translate into French',
    preview: 'Preview in English',
    openPreview: 'Open the English preview',
    previewNotice: /^Preview/,
  },
} as const;
