import { formText } from '../../shared/application-form/form-text.ts';
import { standingLabel } from '../../shared/applications/standing.ts';
import type { AnswerWords } from '../../shared/application-form/readable-answer.ts';
import { clockAt } from '../../shared/dates/zone-clock.ts';
import { answerCell, tableRows, valueCell } from './answer-cell.ts';
import type { Cell, Sheet } from './cell.ts';
import type {
  ExportedApplication,
  ExportedConflict,
  ExportedQuestion,
  ExportedReview,
  ExportItem,
  ExportPlan,
} from './exported.ts';
import { decisionColumns } from './decision-columns.ts';
import { conflictKeys, languageKeys, reviewStateKeys } from './text-keys.ts';
import { exportTexts } from './export-texts.ts';

/** Points are integers in hundredths. */
const hundredths = 100;

type Pages<Row> = () => AsyncIterable<{
  readonly items: readonly ExportItem[];
  readonly rows: readonly Row[];
}>;

export interface ExportSource {
  readonly plan: ExportPlan;
  readonly words: AnswerWords;
  /** Pages of the applications, from the first, each time that it is called. */
  readonly applications: Pages<ExportedApplication>;
  /** The reviews of the applications of a page. */
  readonly reviewsOf: (items: readonly ExportItem[]) => Promise<readonly ExportedReview[]>;
  readonly reviews: Pages<ExportedReview>;
}

type Column = readonly [title: string, cell: (row: Row) => Cell];

interface Row {
  readonly application: ExportedApplication;
  readonly average: number | null;
  readonly reviews: readonly ExportedReview[];
}

/** One row for each application: what it is, its answers, then its reviews. */
export function applicationSheet({ plan, words, applications, reviewsOf }: ExportSource): Sheet {
  const columns = [
    ...facts(plan, words),
    ...answers(plan, words),
    ...judgements(words),
    ...decisions(plan, words),
  ];
  return {
    name: exportTexts[words.language]('applications'),
    header: columns.map(([title]) => title),
    async *rows() {
      for await (const { items, rows } of applications()) {
        const reviews = Map.groupBy(await reviewsOf(items), ({ number }) => number);
        const averages = averagesOf(items, rows);
        for (const application of rows) {
          const row = {
            application,
            average: averages.get(application.id) ?? null,
            reviews: reviews.get(application.number) ?? [],
          };
          yield columns.map(([, cell]) => cell(row));
        }
      }
    },
  };
}

/** A page leaves out what was removed meanwhile: rows say which submission they are of. */
const averagesOf = (items: readonly ExportItem[], rows: readonly ExportedApplication[]) => {
  const bySubmission = new Map(items.map(({ submission, average }) => [submission, average]));
  return new Map(rows.map(({ id, submission }) => [id, bySubmission.get(submission) ?? null]));
};

/** One sheet for each question that is a table: a row for each of its rows, with their ids. */
export const tableSheets = ({ plan, words, applications }: ExportSource): Sheet[] =>
  plan.questions.flatMap((question) => {
    if (question.kind !== 'table') return [];
    const t = exportTexts[words.language];
    const fixed = [t('number'), t('applicant'), t('row'), t('rowId')];
    return [
      {
        name: formText(question.label, words.language) || t('noLabel'),
        header: [...fixed, ...question.columns.map((column) => titleOf(column, words))],
        async *rows() {
          for await (const { rows } of applications())
            for (const { number, name, answers: byQuestion } of rows)
              for (const [index, { id = '', cells = {} }] of tableRows(byQuestion[question.id]).entries())
                yield [
                  number,
                  name,
                  { number: String(index + 1) },
                  id,
                  ...question.columns.map((column) => valueCell(column, cells[column.id], words)),
                ];
        },
      },
    ];
  });

/** Each review, and each conflict of interest, also of those who review nothing. */
export function reviewSheet({ plan, words, reviews }: ExportSource): Sheet {
  const t = exportTexts[words.language];
  const { criteria } = plan;
  return {
    name: t('reviews'),
    header: [
      t('number'),
      t('reviewer'),
      t('reviewState'),
      t('conflicts'),
      t('reason'),
      t('isCounted'),
      ...criteria.map(({ id, label }) => t('withId', { title: formText(label, words.language), id })),
    ],
    async *rows() {
      for await (const { rows } of reviews())
        for (const { number, reviewer, state, conflicts, reason, isCounted, points } of rows)
          yield [
            number,
            reviewer ?? t('formerReviewer'),
            state && t(reviewStateKeys[state]),
            kindsOf(conflicts, words),
            reason,
            isCounted ? words.yes : words.no,
            ...criteria.map(({ id }) => {
              const scored = points[id];
              return scored === undefined ? null : { number: String(scored / hundredths) };
            }),
          ];
    },
  };
}

function facts({ zone }: ExportPlan, words: AnswerWords): Column[] {
  const t = exportTexts[words.language];
  const clock = (iso: string): Cell => ({ clock: clockAt(zone, Date.parse(iso)) });
  return [
    [t('number'), ({ application }) => application.number],
    [
      t('state'),
      ({ application: { state, withdrawnAt } }) =>
        standingLabel(withdrawnAt ? 'withdrawn' : state, words.language),
    ],
    [t('sentAt', { zone }), ({ application }) => clock(application.sentAt)],
    [t('sentAtUtc'), ({ application }) => application.sentAt],
    [t('changedAt', { zone }), ({ application }) => clock(application.changedAt)],
    [t('version'), ({ application }) => ({ number: String(application.version) })],
    [t('applicant'), ({ application }) => application.name],
    [t('person'), ({ application }) => application.person],
    [t('structure'), ({ application }) => (application.kind === 'structure' ? words.yes : words.no)],
    [
      t('country'),
      ({ application: { country } }) =>
        words.countries.find(({ isoCode }) => isoCode === country)?.name ?? country,
    ],
    [t('language'), ({ application }) => t(languageKeys[application.language])],
    [t('tags'), ({ application }) => application.tags.join(', ')],
    [t('hash'), ({ application }) => application.sha256],
  ];
}

const answers = ({ questions }: ExportPlan, words: AnswerWords): Column[] =>
  questions.map((question) => [
    titleOf(question, words),
    ({ application }) => answerCell(question, application, words),
  ]);

const decisions = (plan: ExportPlan, words: AnswerWords): Column[] =>
  decisionColumns(plan, words).map(([title, cell]) => [title, ({ application }) => cell(application)]);

function judgements(words: AnswerWords): Column[] {
  const t = exportTexts[words.language];
  return [
    [t('average'), ({ average }) => (average === null ? null : { share: average })],
    [
      t('counted'),
      ({ reviews }) => ({ number: String(reviews.filter(({ isCounted }) => isCounted).length) }),
    ],
    [
      t('conflicts'),
      ({ reviews }) =>
        reviews
          .filter(({ conflicts }) => conflicts.length > 0)
          .map(({ reviewer, conflicts }) =>
            t('conflictOf', {
              name: reviewer ?? t('formerReviewer'),
              kinds: kindsOf(conflicts, words),
            }),
          )
          .join('\n'),
    ],
  ];
}

function kindsOf(conflicts: readonly ExportedConflict[], { language }: AnswerWords): string {
  const t = exportTexts[language];
  return conflicts
    .map(({ kind, reason }) => {
      const text = t(conflictKeys[kind]);
      return reason ? t('conflictWithReason', { kind: text, reason }) : text;
    })
    .join(', ');
}

type Titled = Pick<ExportedQuestion, 'id' | 'isRetired' | 'kind' | 'label'> & { readonly currency?: string };

/** By id, since labels may be the same, with the currency of amounts. */
function titleOf(question: Titled, { language }: AnswerWords): string {
  const t = exportTexts[language];
  const label = formText(question.label, language) || t('noLabel');
  const { currency, id } = question;
  const title = currency ? t('withCurrency', { title: label, currency }) : label;
  return t('withId', { title: question.isRetired ? t('retired', { title }) : title, id });
}
