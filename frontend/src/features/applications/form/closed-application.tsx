import { useTranslation } from 'react-i18next';
import { useSite } from '../../../lib/site.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { Imported } from '../../../components/record-form/imported.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { ClosedLetters } from '../letters/closed-letters.tsx';
import { AnswerList } from './answer-list.tsx';
import { useApplicationParts } from './application-context.ts';
import type { ApplicationViewProps } from './application-form.tsx';
import styles from './application.module.css';
import { ineligibilityLabel } from './ineligibility-label.ts';
import { PdfLink } from './pdf-link.tsx';
import { Receipt } from './receipt.tsx';
import { StepButtons } from './step-buttons.tsx';

const titleKeys = {
  sent: 'standing.sent',
  eligible: 'standing.eligible',
  ineligible: 'standing.ineligible',
} as const;

const loadDecision = async () => (await import('../own-decision/own-decision.tsx')).OwnDecision;
const loadReview = async () => (await import('../own-decision/own-review.tsx')).OwnReview;
const loadCompletion = async () => (await import('../completions/completion.tsx')).Completion;

/** An application that is not written now: how it stands, its receipts, and the answers. */
export function ClosedApplication({ reference, onStep }: ApplicationViewProps) {
  const { t } = useTranslation('applications');
  const { application } = useApplicationParts();
  const { completion, receipts, trialUntil } = application;
  return (
    <div className={styles['closed']}>
      {/* What there is to do comes before what there is to know. */}
      {completion && !completion.isOver && <Imported load={loadCompletion} props={{ reference, onStep }} />}
      {!trialUntil && (isDecided(application) ? <Decided /> : <Standing />)}
      {!trialUntil && !application.withdrawnAt && application.state === 'ineligible' && (
        <Imported load={loadReview} props={{ id: application.id }} />
      )}
      {completion?.isOver && <Imported load={loadCompletion} props={{ reference, onStep }} />}
      {receipts.length > 0 && <Receipt />}
      <StepButtons onStep={onStep} />
      <ClosedLetters />
      <AnswerList reference={reference} />
      {application.state === 'draft' && (
        <p>
          <PdfLink id={application.id} file="copy" />
        </p>
      )}
      {!trialUntil && (
        <p>
          <RouteLink to="ownApplications">{t('all')}</RouteLink>
        </p>
      )}
    </div>
  );
}

/** Whether a decision was published, which an application that was withdrawn does not show. */
const isDecided = ({ state, withdrawnAt }: Shown): boolean =>
  !withdrawnAt && state !== 'draft' && !(state in titleKeys);
type Shown = ReturnType<typeof useApplicationParts>['application'];

/** The decision is a chunk of its own. */
function Decided() {
  const { application } = useApplicationParts();
  return <Imported load={loadDecision} props={{ id: application.id, removalAt: application.removalAt }} />;
}

/** Why it is not written now, what is still stored, and what comes next. */
function Standing() {
  const { t } = useTranslation('applications');
  const { application } = useApplicationParts();
  const instant = useInstantText();
  const {
    state,
    callState,
    stage,
    isLapsed,
    sentNumber,
    withdrawnAt,
    closesAt,
    changedAt,
    actions,
    removalAt,
    eligibility,
  } = application;
  const { language } = useSite();
  const isRead = application.role === 'read';
  const place = application.zone ?? 'UTC';
  const closing = closesAt ? instant(closesAt, place) : '';
  const saved = instant(changedAt, place);
  return (
    <section className={styles['standing']} aria-labelledby="application-state">
      <h2 id="application-state">{title()}</h2>
      {text().map((line) => (
        <p key={line}>{line}</p>
      ))}
      {removalAt && <p>{t('standing.removal', { instant: instant(removalAt, place) })}</p>}
    </section>
  );

  function title(): string {
    if (withdrawnAt) return t('standing.withdrawn');
    if (state in titleKeys) return t(titleKeys[state as keyof typeof titleKeys]);
    if (stage > 1 && callState === 'announced') return t('standing.notOpen');
    if (callState === 'closed') return t(stage > 1 ? 'standing.stageClosed' : 'standing.closed');
    if (isRead) return t('standing.reading');
    return t('standing.waiting');
  }

  function text(): string[] {
    if (withdrawnAt) return [t('standing.withdrawnText', { instant: instant(withdrawnAt, place) })];
    if (state !== 'draft' && eligibility) return decided(eligibility);
    if (state !== 'draft')
      return [
        t('standing.next'),
        actions.includes('takeBack') && closing !== ''
          ? t('standing.untilClosing', { instant: closing })
          : '',
      ].filter((line) => line !== '');
    if (isLapsed)
      return [t('standing.lapsedText', { instant: closing }), t('standing.stored', { instant: saved })];
    if (callState === 'closed' && sentNumber > 0)
      return [t('standing.countsText', { instant: closing }), t('standing.stored', { instant: saved })];
    if (stage > 1 && callState === 'announced') return [t('standing.notOpenText')];
    return [
      t(isRead ? 'standing.readingText' : 'standing.waitingText'),
      t('standing.stored', { instant: saved }),
    ];
  }

  function decided({ reason, criterion, text: said, decidedAt }: NonNullable<typeof eligibility>): string[] {
    const at = { instant: instant(decidedAt, place) };
    if (!reason) return [t('standing.eligibleText', at)];
    const why =
      reason === 'stated'
        ? t('standing.criterion', { criterion })
        : t('standing.reason', { reason: ineligibilityLabel(reason, language) });
    return [t('standing.ineligibleText', at), why, said];
  }
}
