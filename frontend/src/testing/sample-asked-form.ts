import type { FormDocument } from '../../shared/application-form/form-document.ts';

const both = (fr: string, en: string) => ({ fr, en });

/** A form with limits, conditions, a table, a file and a letter. */
export const sampleAskedForm: FormDocument = {
  format: 1,
  sections: [
    {
      id: 'project',
      label: both('Votre projet', 'Your project'),
      help: both('En quelques mots.', 'In a few words.'),
      questions: [
        {
          id: 'motive',
          kind: 'longText',
          unit: 'words',
          min: 50,
          max: 1500,
          required: true,
          label: both('Pourquoi\u202f?', 'Why?'),
          help: both('Sans redire votre parcours.', 'Without your biography.'),
        },
        {
          id: 'format',
          kind: 'choice',
          label: both('Format', 'Format'),
          choices: [
            { id: 'alone', label: both('Seul', 'Alone') },
            { id: 'group', label: { fr: 'En groupe' } },
          ],
        },
        {
          id: 'people',
          kind: 'number',
          min: '2',
          max: '12',
          label: both('Combien de personnes', 'How many people'),
          condition: { source: 'format', operator: 'equals', value: 'group' },
        },
        {
          id: 'budget',
          kind: 'table',
          min: 1,
          max: 20,
          label: both('Budget', 'Budget'),
          balance: { amount: 'amount', side: 'side', income: 'in', expenditure: 'out' },
          columns: [
            { id: 'line', kind: 'shortText', max: 80, required: true, label: both('Poste', 'Item') },
            {
              id: 'side',
              kind: 'choice',
              label: both('Sens', 'Side'),
              choices: [
                { id: 'in', label: both('Recette', 'Income') },
                { id: 'out', label: both('Dépense', 'Expenditure') },
              ],
            },
            { id: 'amount', kind: 'amount', currency: 'XOF', sum: true, label: both('Montant', 'Amount') },
          ],
        },
      ],
    },
    {
      id: 'papers',
      label: both('Pièces', 'Documents'),
      condition: { source: 'people', operator: 'exceeds', value: '5' },
      questions: [
        {
          id: 'portfolio',
          kind: 'file',
          accepts: ['document', 'image'],
          max: 3,
          maxBytes: 2_500_000,
          required: true,
          label: both('Portfolio', 'Portfolio'),
        },
        {
          id: 'referee',
          kind: 'letter',
          min: 1,
          max: 2,
          awaited: false,
          daysAfterClosing: 7,
          label: { en: 'A letter' },
        },
      ],
    },
  ],
};
