import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { FormDocument } from '../../shared/application-form/form-document.ts';
import { printApplication } from './print-application.ts';
import { printReceipt } from './print-receipt.ts';
import type { PrintedApplication } from './printed-application.ts';
import { readPdf } from './testing/read-pdf.ts';

const both = (text: string) => ({ fr: text, en: text });
const hash = 'a'.repeat(64);
const site = new URL('https://passerelle.test');
const form: FormDocument = {
  format: 1,
  sections: [
    {
      id: 'project',
      label: { fr: 'Votre projet', en: 'Your project' },
      questions: [
        { id: 'motive', kind: 'longText', label: { fr: 'Pourquoi\u202f?', en: 'Why?' } },
        { id: 'when', kind: 'date', label: { fr: 'Quand' } },
        { id: 'abroad', kind: 'yesNo', label: both('Abroad') },
        {
          id: 'where',
          kind: 'country',
          label: both('Where'),
          condition: { source: 'abroad', operator: 'equals', value: true },
        },
        { id: 'job', kind: 'profileValue', source: 'person.job', label: both('Job') },
      ],
    },
    {
      id: 'money',
      label: both('Budget'),
      questions: [
        {
          id: 'budget',
          kind: 'table',
          label: both('Budget'),
          columns: [
            { id: 'line', kind: 'shortText', label: { fr: 'Poste', en: 'Item' } },
            { id: 'amount', kind: 'amount', currency: 'XOF', label: { fr: 'Montant', en: 'Amount' } },
          ],
        },
        { id: 'cv', kind: 'file', accepts: ['document'], label: both('CV') },
      ],
    },
  ],
};

const sent: PrintedApplication = {
  letters: [],
  readerZone: 'Africa/Dakar',
  sentAt: '2026-11-28T22:30:00Z',
  sha256: hash,
  zone: 'Europe/Paris',
  form,
  document: {
    number: '12-2026-ABCDEFGHK',
    version: 2,
    call: { title: 'Résidence «\u00a0Ndar\u00a0»' },
    applicant: { person: 'Awa Łęcka', structure: 'Kër Thiossane', sentBy: 'Awa Łęcka' },
    profile: { 'person.job': 'Comédienne' },
    answers: {
      motive: 'Première ligne\nSeconde ligne, cœur et Đặng',
      when: '2027-03-01',
      abroad: false,
      budget: [
        { id: '1', cells: { line: 'Voyage', amount: '350000' } },
        { id: '2', cells: {} },
      ],
    },
    files: [{ name: 'cv.pdf', bytes: 1200, sha256: 'b'.repeat(64) }],
  },
};
const draft: PrintedApplication = {
  ...sent,
  sentAt: null,
  sha256: null,
  document: { ...sent.document, number: null, version: 0, answers: { abroad: true }, files: [] },
};
const reference = { countries: [{ isoCode: 'SN', name: 'Sénégal' }], sectors: [] };

describe('a receipt', () => {
  it('names number, instants and hashes, and is tagged in its language', async () => {
    const read = await readPdf(await printReceipt(sent, 'fr', site));
    expect([read.language, read.title, read.pages]).toEqual(['fr', 'Récépissé : Résidence « Ndar »', 1]);
    expect(read.elements).toEqual([
      ['H1', 'Récépissé'],
      ['P', 'Passerelle a reçu cette candidature. Seule la dernière version envoyée compte.'],
      ['P', 'Appel : Résidence « Ndar »'],
      ['P', 'Candidature de : Awa Łęcka'],
      ['P', 'Pour la structure : Kër Thiossane'],
      ['P', 'Envoyée par : Awa Łęcka'],
      ['P', 'Numéro : 12-2026-ABCDEFGHK'],
      ['P', 'Version envoyée : 2'],
      ['P', 'Envoi : 28 novembre 2026 à 23 h 30, heure de Paris'],
      ['P', 'Chez vous : 28 novembre 2026 à 22 h 30, heure de Dakar'],
      ['P', `Empreinte SHA-256 de la candidature : ${hash}`],
      ['H2', 'Fichiers joints'],
      ['LBody', `– cv.pdf (1 200 octets), empreinte SHA-256 : ${'b'.repeat(64)}`],
      ['P', expect.stringMatching(/^L’empreinte prouve/) as string],
      ['P', 'À cette adresse, avec un fichier ou une empreinte : https://passerelle.test/recepisse/'],
    ]);
  });

  it('is opened by Poppler, which finds its text with all accents, numbers and hashes', async () => {
    const input = await printReceipt(sent, 'fr', site);
    const facts = execFileSync('pdfinfo', ['-'], { input }).toString();
    expect(facts).toMatch(/^Title: +Récépissé\s:\sRésidence «\sNdar\s»$/m);
    expect(facts).toMatch(/^Tagged: +yes$/m);
    expect(facts).toMatch(/^Pages: +1$/m);
    const text = execFileSync('pdftotext', ['-', '-'], { input }).toString().replaceAll(/\s+/g, ' ');
    for (const part of [
      'Awa Łęcka',
      'Kër Thiossane',
      '12-2026-ABCDEFGHK',
      '28 novembre 2026 à 23 h 30, heure de Paris',
    ])
      expect(text).toContain(part);
    // A hash is broken where the line ends.
    expect(text.replaceAll(' ', '')).toContain(hash);
  });

  it('is the same, byte for byte, whenever it is drawn', async () => {
    const [one, other] = await Promise.all([printReceipt(sent, 'en', site), printReceipt(sent, 'en', site)]);
    expect(one.equals(other)).toBe(true);
  });
});

describe('what a manager tries out', () => {
  const trial = { ...sent, document: { ...sent.document, trial: true, number: 'TEST-12-2026-ABCDEFGHK' } };
  const line = [
    'P',
    'Essai de formulaire : cette candidature n’est pas comptée, et ce document ne prouve rien.',
  ];

  it('is marked on its receipt, which proves nothing', async () => {
    const { elements } = await readPdf(await printReceipt(trial, 'fr', site));
    expect([elements[1], elements[6]]).toEqual([line, ['P', 'Numéro : TEST-12-2026-ABCDEFGHK']]);
    expect(elements.at(-1)).toEqual([
      'LBody',
      `– cv.pdf (1 200 octets), empreinte SHA-256 : ${'b'.repeat(64)}`,
    ]);
  });

  it('is marked on its copy', async () => {
    const { elements } = await readPdf(await printApplication(trial, reference, 'fr'));
    expect(elements).toContainEqual(line);
  });
});

describe('a printed application', () => {
  it('has names and answers of other scripts, in the order in which they are read', async () => {
    const answers = { motive: 'سلام السلام\nAvec سلام au milieu, ሰላም et mɔgɔ' };
    const applicant = { ...sent.document.applicant, person: 'سلام' };
    const application = { ...sent, document: { ...sent.document, applicant, answers } };
    const { elements } = await readPdf(await printApplication(application, reference, 'fr'));
    expect(elements).toContainEqual(['P', 'Candidature de : سلام']);
    expect(elements).toContainEqual(['P', 'سلام السلام Avec سلام au milieu, ሰላም et mɔgɔ']);
  });

  it('has the answers in the order of the form, without what was not answered', async () => {
    const { elements } = await readPdf(await printApplication(sent, reference, 'en'));
    expect(elements.slice(8)).toEqual([
      ['H2', 'Your project'],
      ['H3', 'Why?'],
      ['P', 'Première ligne Seconde ligne, cœur et Đặng'],
      ['H3', 'Quand'],
      ['P', '1 March 2027'],
      ['H3', 'Abroad'],
      ['P', 'No'],
      ['H3', 'Job'],
      ['P', 'Comédienne'],
      ['H2', 'Budget'],
      ['H3', 'Budget'],
      ['P', 'Row 1'],
      ['LBody', '– Item : Voyage'],
      ['LBody', '– Amount : F CFA 350,000'],
      ['H2', 'Files'],
      ['LBody', `– cv.pdf (1,200 bytes), SHA-256 hash: ${'b'.repeat(64)}`],
    ]);
  });

  it('names who sent a letter of recommendation, and its files by their hashes', async () => {
    const letters = [
      { name: 'Omar Diouf', receivedAt: '2026-11-20T09:30:00Z', hashes: ['c'.repeat(64)] },
      { name: 'Ada Eze', receivedAt: '2026-11-21T09:30:00Z', hashes: [] },
    ];
    const { elements } = await readPdf(await printApplication({ ...sent, letters }, reference, 'fr'));
    expect(elements.slice(-3)).toEqual([
      ['H2', 'Lettres de recommandation'],
      [
        'LBody',
        `– Omar Diouf, lettre reçue le 20 novembre 2026 à 10 h 30, heure de Paris, fichier, empreinte SHA-256 : ${'c'.repeat(64)}`,
      ],
      ['LBody', '– Ada Eze, lettre reçue le 21 novembre 2026 à 10 h 30, heure de Paris'],
    ]);
  });

  it('says of a draft that it was not sent, and what is not answered', async () => {
    const { elements } = await readPdf(await printApplication(draft, reference, 'fr'));
    expect(elements).toContainEqual(['P', 'Copie de travail : cette version n’a pas été envoyée.']);
    const texts = elements.map(([, text]) => text);
    expect(texts.slice(texts.indexOf('Pourquoi ?'))).toEqual([
      'Pourquoi ?',
      'Sans réponse',
      'Quand',
      'Sans réponse',
      'Abroad',
      'Oui',
      'Job',
      'Comédienne',
      'Budget',
      'Budget',
      'Sans réponse',
    ]);
  });

  it('runs over several pages', async () => {
    const long = {
      ...sent,
      document: { ...sent.document, answers: { motive: 'Un paragraphe.\n'.repeat(120) } },
    };
    const read = await readPdf(await printApplication(long, reference, 'fr'));
    expect(read.pages).toBeGreaterThan(2);
    expect(
      read.elements
        .map(([, text]) => text)
        .join(' ')
        .split('Un paragraphe.'),
    ).toHaveLength(121);
  });
});
