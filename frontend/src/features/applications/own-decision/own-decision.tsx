import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOffer } from '../../../../shared/config/calls/decision-calls.ts';
import { OwnDecisionDocument } from '../../../../shared/graphql/generated/documents/own-decision.ts';
import type {
  OwnDecisionFieldsFragment,
  OwnDecisionQuery,
} from '../../../../shared/graphql/generated/operations.ts';
import form from '../../../components/form/form.module.css';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useReread } from '../../../graphql/client/reread.ts';
import { send } from '../../../lib/api/send.ts';
import { useSite } from '../../../lib/site.ts';
import { amountText } from '../../../lib/amounts.ts';
import styles from './own-decision.module.css';
import { OwnReview } from './own-review.tsx';
import { PublicResult, useResultText } from './public-result.tsx';

interface OwnDecisionProps {
  /** Id of the application. */
  id: number;
  /** When the application will be removed; null: not foreseen yet. */
  removalAt: string | null;
  /** Undefined: the latest. */
  stage?: number;
}

const titleKeys = {
  shortlisted: 'title.shortlisted',
  advanced: 'title.advanced',
  waiting_list: 'title.waiting_list',
  selected: 'title.selected',
  not_selected: 'title.not_selected',
  confirmed: 'title.confirmed',
  declined: 'title.declined',
  lapsed: 'title.lapsed',
  revoked: 'title.revoked',
} as const;

/** The published decision on an application with its letter, for those who apply, and the answer to an offer. */
export function OwnDecision({ id, removalAt, stage }: OwnDecisionProps) {
  const { t } = useTranslation('ownDecision');
  const { data, error, refetch } = useQuery<OwnDecisionQuery>(OwnDecisionDocument, {
    variables: stage === undefined ? { id } : { id, stage },
    fetchPolicy: 'cache-and-network',
  });
  const decision = data?.passerelleOwnDecision;
  if (decision) {
    const update = async () => void (await refetch());
    return <Shown decision={decision} removalAt={removalAt} onAnswered={update} />;
  }
  return error ? (
    <div role="alert">
      <p>{t('unreachable')}</p>
      <Button type="button" kind="secondary" onClick={() => void refetch()}>
        {t('again')}
      </Button>
    </div>
  ) : (
    <p>{t('loading')}</p>
  );
}

interface ShownProps extends Pick<OwnDecisionProps, 'removalAt'> {
  decision: OwnDecisionFieldsFragment;
  onAnswered: () => Promise<void>;
}

function Shown({ decision, removalAt, onAnswered }: ShownProps) {
  const { t } = useTranslation('ownDecision');
  const { language } = useSite();
  const instant = useInstantText();
  const { kind, answer, answerUntil, amount, currency, place, publishedAt, reason, zone } = decision;
  const letter = decision.letters.find((each) => each.language === language) ?? decision.letters[0];
  return (
    <section className={styles['own']} aria-labelledby="own-decision">
      <h2 id="own-decision">{t(titleKeys[answer ?? kind])}</h2>
      <p>{t('published', { instant: instant(publishedAt, zone) })}</p>
      {place !== null && <p>{t('place', { place })}</p>}
      {amount !== null && currency !== null && (
        <p>{t('amount', { amount: amountText(amount, currency, language) })}</p>
      )}
      {answer === 'lapsed' && answerUntil !== null && (
        <p>{t('lapsed', { instant: instant(answerUntil, zone) })}</p>
      )}
      {reason !== null && (
        <>
          <p>{t('reason')}</p>
          <blockquote className={styles['text']}>{reason}</blockquote>
        </>
      )}
      {decision.answers && answerUntil !== null && (
        <>
          <p className={styles['strong']}>{t('until', { instant: instant(answerUntil, zone) })}</p>
          <Answer id={decision.id} result={decision.publicResult} onAnswered={onAnswered} />
        </>
      )}
      {decision.publicResult && (decision.state === 'confirmed' || decision.publicResult.agrees) && (
        <PublicResult id={decision.id} result={decision.publicResult} onChanged={onAnswered} />
      )}
      {letter && (
        <>
          <h3>{t('letter')}</h3>
          <div className={styles['letter']} lang={letter.language}>
            <p className={styles['strong']}>{letter.subject}</p>
            <p className={styles['text']}>{letter.body}</p>
          </div>
        </>
      )}
      <OwnReview key={decision.publishedAt} id={decision.id} />
      {removalAt !== null && <p>{t('removal', { instant: instant(removalAt, zone) })}</p>}
    </section>
  );
}

interface AnswerProps {
  id: number;
  /** What the page of the call would show; null: it shows no results. */
  result: OwnDecisionFieldsFragment['publicResult'];
  onAnswered: () => Promise<void>;
}

/** Confirms at once; declining is asked again, since it cannot be undone. */
function Answer({ id, result, onAnswered }: AnswerProps) {
  const { t } = useTranslation('ownDecision');
  const reread = useReread();
  const resultText = useResultText();
  const [agrees, setAgrees] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function answer(confirms: boolean): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const outcome = await send(answerOffer, { id, confirms, agrees: confirms && agrees });
    setAsking(false);
    if (outcome.kind === 'unreachable') setProblem(t('unreachable'));
    else {
      if (outcome.kind === 'refused') setProblem(outcome.refusal.message);
      await Promise.all([onAnswered(), reread()]);
    }
    setBusy(false);
  }

  return (
    <>
      {result && (
        <label className={form['check']}>
          <input type="checkbox" checked={agrees} onChange={({ target }) => setAgrees(target.checked)} />
          {t('public.consent', { result: resultText(result) })}
        </label>
      )}
      <div className={styles['actions']}>
        <Button type="button" busy={isBusy} onClick={() => void answer(true)}>
          {t('confirm')}
        </Button>
        <Button type="button" kind="secondary" busy={isBusy} onClick={() => setAsking(true)}>
          {t('decline')}
        </Button>
      </div>
      <p role="alert">{problem}</p>
      {isAsking && (
        <Dialog title={t('declineTitle')} closeText={t('cancel')} onClose={() => setAsking(false)}>
          <p>{t('declineText')}</p>
          <Button type="button" busy={isBusy} onClick={() => void answer(false)}>
            {t('decline')}
          </Button>
        </Dialog>
      )}
    </>
  );
}
