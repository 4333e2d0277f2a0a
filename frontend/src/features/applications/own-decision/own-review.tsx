import { useQuery } from '@apollo/client/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { askDecisionReview } from '../../../../shared/config/calls/decision-review-calls.ts';
import { OwnDecisionReviewDocument } from '../../../../shared/graphql/generated/documents/own-decision-review.ts';
import type {
  OwnDecisionReviewFieldsFragment,
  OwnDecisionReviewQuery,
} from '../../../../shared/graphql/generated/operations.ts';
import { FieldError } from '../../../components/form/field-error.tsx';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import form from '../../../components/form/form.module.css';
import { useProblemFocus } from '../../../components/form/use-problem-focus.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useReread } from '../../../graphql/client/reread.ts';
import type { Outcome } from '../../../lib/api/sender.ts';
import { send } from '../../../lib/api/send.ts';
import styles from './own-decision.module.css';

const stateKeys = {
  open: 'review.open',
  dismissed: 'review.dismissed',
  upheld: 'review.upheld',
  ended: 'review.ended',
} as const satisfies Record<NonNullable<OwnDecisionReviewFieldsFragment['state']>, string>;

/** The review of the result of an application, for those who apply: asked for, its state, and the answer. Nothing where the call has none. */
export function OwnReview({ id }: { id: number }) {
  const { t } = useTranslation('ownDecision');
  const instant = useInstantText();
  const { data, refetch } = useQuery<OwnDecisionReviewQuery>(OwnDecisionReviewDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const review = data?.passerelleOwnDecisionReview;
  if (!review || (review.state === null && review.until === null)) return null;
  const { state, until, zone, asks } = review;
  return (
    <section className={styles['own']} aria-labelledby="own-review">
      <h3 id="own-review">{t('review.title')}</h3>
      {state === null && until !== null && (
        <p>
          {t(asks || !review.isFinal ? 'review.until' : 'review.over', { instant: instant(until, zone) })}
        </p>
      )}
      {asks && <AskForm id={id} onAsked={async () => void (await refetch())} />}
      {state !== null && <Asked review={review} />}
      {(state !== null || review.isFinal) && (
        <p className={styles['soft']}>{t(review.isFinal ? 'review.final' : 'review.preliminary')}</p>
      )}
    </section>
  );
}

function Asked({ review }: { review: OwnDecisionReviewFieldsFragment }) {
  const { t } = useTranslation('ownDecision');
  const instant = useInstantText();
  const { state, askedAt, answeredAt, answer, text, zone } = review;
  return (
    <>
      {state !== null && <p className={styles['strong']}>{t(stateKeys[state])}</p>}
      {askedAt !== null && <p>{t('review.askedAt', { instant: instant(askedAt, zone) })}</p>}
      {text !== null && <blockquote className={styles['text']}>{text}</blockquote>}
      {answeredAt !== null && <p>{t('review.answeredAt', { instant: instant(answeredAt, zone) })}</p>}
      {answer !== null && <blockquote className={styles['text']}>{answer}</blockquote>}
    </>
  );
}

function AskForm({ id, onAsked }: { id: number; onAsked: () => Promise<void> }) {
  const { t } = useTranslation('ownDecision');
  const fieldId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const reread = useReread();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const problems = useProblemFocus(outcome);
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : undefined;

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const asked = await send(askDecisionReview, { id, text });
    setOutcome(asked);
    if (asked.kind === 'done') await Promise.all([onAsked(), reread()]);
    setBusy(false);
  }

  function open(): void {
    setOpen(true);
    requestAnimationFrame(() => area.current?.focus());
  }

  if (!isOpen)
    return (
      <div className={styles['actions']}>
        <Button type="button" kind="secondary" onClick={open}>
          {t('review.ask')}
        </Button>
      </div>
    );
  return (
    <form ref={problems} noValidate className={styles['form']} onSubmit={(event) => void ask(event)}>
      <FieldFrame
        id={`${fieldId}-text`}
        label={t('review.reasons')}
        hint={t('review.reasonsHint')}
        error={refusal?.fields.find(({ path }) => path === 'text')?.message}
      >
        {(described) => (
          <textarea
            {...described}
            ref={area}
            id={`${fieldId}-text`}
            rows={6}
            maxLength={limits.decisions.reviewText}
            className={form['input']}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FieldFrame>
      <FieldError id={`${fieldId}-failure`} text={failure()} isAlert />
      <div className={styles['actions']}>
        <Button busy={isBusy}>{t('review.send')}</Button>
        <Button type="button" kind="quiet" onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );

  function failure(): string | undefined {
    if (outcome === undefined || outcome.kind === 'done') return undefined;
    if (!refusal) return t('unreachable');
    return refusal.fields.length > 0 ? undefined : refusal.message;
  }
}
