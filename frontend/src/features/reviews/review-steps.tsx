import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { answerReview } from '../../../shared/config/calls/review-calls.ts';
import type { BodyOf } from '../../../shared/config/calls/types.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import type { ReviewFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import form from '../../components/form/form.module.css';
import { Button } from '../../components/ui/button.tsx';
import { useReread } from '../../graphql/client/reread.ts';
import { send } from '../../lib/api/send.ts';
import { useSite } from '../../lib/site.ts';
import styles from './reviews.module.css';

type Action = BodyOf<typeof answerReview>['action'];

/** Accepting or declining, and stepping back with a reason. */
export function ReviewSteps({ review: { id, actions } }: { review: ReviewFieldsFragment }) {
  const { t } = useTranslation('reviews');
  const { language } = useSite();
  const navigate = useNavigate();
  const reread = useReread();
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function answer(action: Action): Promise<void> {
    setIsBusy(true);
    setProblem(undefined);
    const outcome = await send(answerReview, { id, action, ...(reason !== '' && { reason }) });
    setIsBusy(false);
    if (outcome.kind === 'done') {
      // All but acceptance ends the right to read it.
      await (action === 'accept' ? reread() : navigate(pathTo('ownReviews', language)));
      return;
    }
    const [field] = outcome.kind === 'refused' ? outcome.refusal.fields : [];
    setProblem(outcome.kind === 'refused' ? (field?.message ?? outcome.refusal.message) : t('unreachable'));
  }

  const button = (action: Action, text: string) =>
    actions.includes(action) && (
      <Button type="button" kind="secondary" busy={isBusy} onClick={() => void answer(action)}>
        {text}
      </Button>
    );
  const isAsked = actions.includes('accept');
  return (
    <section aria-labelledby="steps" className={styles['part']}>
      <h2 id="steps" className={isAsked ? undefined : 'visually-hidden'}>
        {t('steps.title')}
      </h2>
      {isAsked && (
        <div className={styles['actions']}>
          {button('accept', t('steps.accept'))}
          {button('decline', t('steps.decline'))}
        </div>
      )}
      <details className={styles['recusal']}>
        <summary>{t('steps.back')}</summary>
        <div className={form['field']}>
          <label htmlFor="reason">{t('steps.reason')}</label>
          <p id="reason-hint" className={form['hint']}>
            {t('steps.hint')}
          </p>
          <textarea
            id="reason"
            className={form['input']}
            rows={2}
            aria-describedby="reason-hint"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        <div className={styles['actions']}>
          {button('declareConflict', t('steps.conflict'))}
          {button('recuse', t('steps.recuse'))}
        </div>
      </details>
      <p role="alert" className={form['error']}>
        {problem}
      </p>
    </section>
  );
}
