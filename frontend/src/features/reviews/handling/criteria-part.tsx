import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveReviewPlan } from '../../../../shared/config/calls/review-calls.ts';
import { ReviewPlanDocument } from '../../../../shared/graphql/generated/documents/review-plan.ts';
import type { ReviewPlanFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import form from '../../../components/form/form.module.css';
import { Screen } from '../../../components/screen/screen.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useReread } from '../../../graphql/client/reread.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { send } from '../../../lib/api/send.ts';
import { type Criterion, readPlan, type ReviewPlan } from '../review-plan.ts';
import styles from '../reviews.module.css';
import type { PartProps } from './part-props.ts';
import { CriterionEditor } from './criterion-editor.tsx';
import { FrozenPlan } from './frozen-plan.tsx';
import { HandlingLinks } from './handling-links.tsx';

/** The criteria of a call, for those who run it. */
export function Criteria({ variables }: PartProps) {
  const { t } = useTranslation('reviews');
  const { passerelleReviewPlan: plan } = useRead(ReviewPlanDocument, variables);
  if (!plan) return null;
  return (
    <Screen title={t('criteria.title')} lead={plan.callTitle}>
      <HandlingLinks variables={variables} part="criteria" />
      {plan.frozenAt === null ? (
        <PlanForm key={`${plan.stage} ${plan.version}`} stored={plan} />
      ) : (
        <FrozenPlan plan={readPlan(plan.document)} />
      )}
    </Screen>
  );
}

function newCriterion(): Criterion {
  const id = `c-${crypto.randomUUID().slice(0, 8)}`;
  return { id, label: {}, guidance: {}, weight: 1, scale: { min: 0, max: 500, step: 50 } };
}

function PlanForm({ stored }: { stored: ReviewPlanFieldsFragment }) {
  const { t } = useTranslation('reviews');
  const reread = useReread();
  const [plan, setPlan] = useState<ReviewPlan>(() => readPlan(stored.document));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState<string>();
  const [isSaved, setIsSaved] = useState(stored.version > 0);
  const [isBusy, setIsBusy] = useState(false);

  function change(part: Partial<ReviewPlan>): void {
    setPlan((before) => ({ ...before, ...part }));
    setIsSaved(false);
  }

  function replace(number: number, criterion: Criterion | undefined): void {
    const criteria = plan.criteria.flatMap((each, at) => {
      if (at !== number) return [each];
      return criterion ? [criterion] : [];
    });
    const ids = new Set(criteria.map(({ id }) => id));
    change({ criteria, tieBreakers: plan.tieBreakers.filter((id) => ids.has(id)) });
  }

  function breakTies(id: string, isUsed: boolean): void {
    const others = plan.tieBreakers.filter((each) => each !== id);
    change({ tieBreakers: isUsed ? [...others, id] : others });
  }

  async function save(): Promise<void> {
    setIsBusy(true);
    const { callId, stage } = stored;
    const body = { callId, stage, version: stored.version, plan: JSON.stringify(plan) };
    const outcome = await send(saveReviewPlan, body);
    setIsBusy(false);
    if (outcome.kind === 'done') {
      setProblems({});
      setMessage(undefined);
      await reread();
      return;
    }
    const fields = outcome.kind === 'refused' ? outcome.refusal.fields : [];
    setProblems(Object.fromEntries(fields.map(({ path, message: text }) => [path, text])));
    setMessage(outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable'));
  }

  return (
    <form
      noValidate
      className={styles['part']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label className={form['check']}>
        <input
          type="checkbox"
          checked={plan.blind ?? false}
          onChange={({ target }) => change({ blind: target.checked })}
        />
        {t('criteria.blind')}
      </label>
      <label className={form['check']}>
        <input
          type="checkbox"
          checked={plan.managersReview ?? false}
          onChange={({ target }) => change({ managersReview: target.checked })}
        />
        {t('criteria.managersReview')}
      </label>
      {plan.criteria.map((criterion, number) => (
        <CriterionEditor
          key={criterion.id}
          number={number}
          criterion={criterion}
          languages={stored.languages}
          place={plan.tieBreakers.indexOf(criterion.id)}
          problems={problems}
          onChange={(changed) => replace(number, changed)}
          onTieBreaker={(isUsed) => breakTies(criterion.id, isUsed)}
        />
      ))}
      <p role="alert" className={form['error']}>
        {problems['criteria'] ?? message}
      </p>
      <div className={styles['actions']}>
        <Button
          type="button"
          kind="secondary"
          onClick={() => change({ criteria: [...plan.criteria, newCriterion()] })}
        >
          {t('criteria.add')}
        </Button>
        <Button busy={isBusy}>{t('criteria.save')}</Button>
      </div>
      <output className={styles['status']}>{isSaved ? t('criteria.saved') : ''}</output>
    </form>
  );
}
