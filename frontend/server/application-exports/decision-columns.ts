import type { AnswerWords } from '../../shared/application-form/readable-answer.ts';
import { clockAt } from '../../shared/dates/zone-clock.ts';
import type { Cell } from './cell.ts';
import { exportTexts } from './export-texts.ts';
import type { ExportedApplication, ExportedDecision, ExportPlan } from './exported.ts';
import { decisionKeys, offerKeys, reviewOutcomeKeys } from './text-keys.ts';

type DecisionColumn = readonly [title: string, cell: (application: ExportedApplication) => Cell];

/** The published decision on each application. Category and deviation only where the places of the call are planned. */
export function decisionColumns(
  { zone, hasPlaces }: ExportPlan,
  { language }: AnswerWords,
): DecisionColumn[] {
  const t = exportTexts[language];
  const clock = (iso: string | null | undefined): Cell =>
    iso ? { clock: clockAt(zone, Date.parse(iso)) } : null;
  const ofPlaces = (...columns: DecisionColumn[]): DecisionColumn[] => (hasPlaces ? columns : []);
  return [
    [t('decision'), ({ decision }) => decision && t(decisionKeys[decision.kind])],
    [t('decidedAt', { zone }), ({ decision }) => clock(decision?.publishedAt)],
    ...ofPlaces([
      t('category'),
      ({ decision }) => decision && (decision.categoryNames[language] ?? decision.category),
    ]),
    [t('place'), ({ decision }) => (decision?.place ? { number: String(decision.place) } : null)],
    [t('amount'), ({ decision }) => (decision?.amount ? { number: decision.amount } : null)],
    [t('currency'), ({ decision }) => decision && decision.currency],
    [t('offer'), ({ decision }) => decision && offerOf(decision)],
    ...ofPlaces([t('deviation'), ({ decision }) => decision && decision.deviation]),
    [t('reviewAskedAt', { zone }), ({ review }) => clock(review?.askedAt)],
    [t('reviewOutcome'), ({ review }) => review && t(reviewOutcomeKeys[review.state])],
    [t('reviewAnsweredAt', { zone }), ({ review }) => clock(review?.answeredAt)],
  ];

  function offerOf({ kind, answer }: ExportedDecision): string {
    return kind === 'selected' ? t(offerKeys[answer ?? 'awaited']) : '';
  }
}
