import { proposalRow, queueRow } from './sample-queue.ts';

const field = (key: string, kind: string, label: string, values: string[]) => ({
  __typename: 'PasserelleReadableField',
  key,
  kind,
  label,
  values,
  imageIds: [] as number[],
});
const french = {
  __typename: 'PasserelleModerationVersion',
  id: 21,
  language: 'FR',
  version: 3,
  status: 'pending',
  title: 'Un atelier de danse',
  path: null,
  fields: [
    field('title', 'text', 'Titre', ['Un atelier de danse']),
    field('text', 'html', 'Texte', ['<p>Pour <b>tous</b></p><p>&lt;img&gt;</p>']),
    field('countryIds', 'countries', 'Pays', ['Sénégal', 'France']),
    field('ambition', 'text', 'Ambition', []),
  ],
};
const english = {
  ...french,
  id: 30,
  language: 'EN',
  title: 'A dance workshop',
  fields: [field('title', 'text', 'Titre', ['A dance workshop']), french.fields[2], french.fields[3]],
};
const decision = proposalRow.lastDecision;
/** An initiative in two languages that waits for a decision, sent back once. */
export const sampleReview = {
  __typename: 'PasserelleModerationRecord',
  row: queueRow,
  waiting: { __typename: 'PasserelleWaiting', ahead: 0, usualDays: null },
  versions: [french, english],
  differences: new Array<object>(),
  history: [{ __typename: 'PasserellePastDecision', id: 21, language: 'FR', decision }],
  previous: { __typename: 'PasserelleModerationPlace', id: 19, target: 'proposal', type: 'event' },
  next: { __typename: 'PasserelleModerationPlace', id: 25, target: 'record', type: 'initiative' } as
    | object
    | null,
};
