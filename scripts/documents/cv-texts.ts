import type { Language } from '../../frontend/shared/config/locales.ts';

/** A heading, and what is written below it: a line to replace, or one for each entry. */
export interface CvSection {
  heading: string;
  lines: readonly string[];
}

export interface CvTexts {
  title: string;
  name: string;
  job: string;
  contact: string;
  note: string;
  sections: readonly CvSection[];
}

/** Texts of the template; each line in brackets is replaced by the person. */
export const cvTexts: Readonly<Record<Language, CvTexts>> = {
  fr: {
    title: 'Modèle de CV',
    name: '[Prénom Nom]',
    job: '[Métier ou discipline]',
    contact: '[Ville, pays] · [Adresse électronique] · [Téléphone] · [Site]',
    note: 'Remplacez les textes entre crochets, supprimez les rubriques inutiles, puis enregistrez le document au format DOCX ou PDF. Deux pages suffisent.',
    sections: [
      { heading: 'Présentation', lines: ['[Qui vous êtes et ce que vous cherchez, en trois phrases.]'] },
      {
        heading: 'Réalisations',
        lines: [
          '[Année] – [Titre], [genre]. [Lieu, partenaires]. [Votre rôle en une phrase.]',
          '[Année] – [Titre], [genre]. [Lieu, partenaires]. [Votre rôle en une phrase.]',
        ],
      },
      {
        heading: 'Expériences professionnelles',
        lines: [
          '[De – à] – [Fonction], [structure], [ville, pays]. [Ce que vous y avez fait.]',
          '[De – à] – [Fonction], [structure], [ville, pays]. [Ce que vous y avez fait.]',
        ],
      },
      {
        heading: 'Résidences, bourses et programmes',
        lines: ['[Année] – [Nom], [organisateur], [lieu].'],
      },
      { heading: 'Formation', lines: ['[Année] – [Diplôme ou stage], [établissement], [ville, pays].'] },
      { heading: 'Langues', lines: ['[Langue] – [niveau\u00a0: notions, courant, langue maternelle]'] },
      { heading: 'Compétences et outils', lines: ['[Logiciels, instruments, techniques, permis.]'] },
      { heading: 'Liens', lines: ['[Portfolio, enregistrements, presse.]'] },
    ],
  },
  en: {
    title: 'CV template',
    name: '[First name Last name]',
    job: '[Job or discipline]',
    contact: '[City, country] · [E-mail address] · [Phone] · [Website]',
    note: 'Replace the texts in brackets, delete the sections that you do not need, then save the document as DOCX or PDF. Two pages are enough.',
    sections: [
      { heading: 'Profile', lines: ['[Who you are and what you look for, in three sentences.]'] },
      {
        heading: 'Works',
        lines: [
          '[Year] – [Title], [genre]. [Place, partners]. [Your role in one sentence.]',
          '[Year] – [Title], [genre]. [Place, partners]. [Your role in one sentence.]',
        ],
      },
      {
        heading: 'Work experience',
        lines: [
          '[From – to] – [Position], [structure], [city, country]. [What you did there.]',
          '[From – to] – [Position], [structure], [city, country]. [What you did there.]',
        ],
      },
      { heading: 'Residencies, grants and programmes', lines: ['[Year] – [Name], [organiser], [place].'] },
      { heading: 'Education', lines: ['[Year] – [Degree or course], [institution], [city, country].'] },
      { heading: 'Languages', lines: ['[Language] – [level: basic, fluent, native]'] },
      { heading: 'Skills and tools', lines: ['[Software, instruments, techniques, licences.]'] },
      { heading: 'Links', lines: ['[Portfolio, recordings, press.]'] },
    ],
  },
};
