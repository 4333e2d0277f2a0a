import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetDecisions, prepareDecisions } from '../../../../shared/config/calls/decision-calls.ts';
import type { DecisionsFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import form from '../../../components/form/form.module.css';
import { Button } from '../../../components/ui/button.tsx';
import { send } from '../../../lib/api/send.ts';
import { type DecisionKind, kindKeys, kindsAfter, kindsAt } from '../decision-keys.ts';
import styles from '../decisions.module.css';
import { DeviationField } from '../places/deviation-field.tsx';
import { deviates, type Placement } from '../places/placement.ts';
import type { DecisionSteps } from '../use-decision-steps.ts';

interface BulkDecisionProps {
  decisions: DecisionsFieldsFragment;
  placement: Placement;
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  steps: DecisionSteps;
}

/** One decision for all applications that are ticked, with a result for each. */
export function BulkDecision({ decisions, placement, chosen, onChoose, steps }: BulkDecisionProps) {
  const { t } = useTranslation('decisions');
  const [kind, setKind] = useState<DecisionKind>('not_selected');
  const [deviation, setDeviation] = useState('');
  const { amount, rows } = decisions;
  const proposalOf = (id: number) => placement.proposals.find((each) => each.id === id);
  const amountOf = (id: number) =>
    placement.categories.find((each) => each.id === proposalOf(id)?.category)?.amount || undefined;
  const open = rows.filter(({ state }) => kindsAfter(state, decisions).length > 0);
  const ticked = open.filter(({ id }) => chosen.has(id));
  const prepared = ticked.filter((row) => row.prepared !== null);
  const proposed = open.filter(({ id }) => (proposalOf(id)?.basis ?? null) !== null);
  const isDeviation = ticked.some(({ id }) => deviates(kind, proposalOf(id)));
  if (open.length === 0) return null;

  async function prepare(event: FormEvent): Promise<void> {
    event.preventDefault();
    const items = ticked.map(({ id, version, amountAsked }) => ({
      id,
      version,
      amount: kind === 'selected' && amount ? (amountOf(id) ?? amountAsked) : null,
    }));
    const currency = kind === 'selected' && amount ? amount.currency : null;
    await steps.take(items, (some) => send(prepareDecisions, { items: some, kind, currency, deviation }));
    setDeviation('');
    onChoose(new Set());
  }

  async function forget(): Promise<void> {
    const items = prepared.map(({ id, version }) => ({ id, version }));
    await steps.take(items, (some) => send(forgetDecisions, { items: some }));
    onChoose(new Set());
  }

  return (
    <form className={styles['bulk']} onSubmit={(event) => void prepare(event)} aria-labelledby="bulk">
      <h2 id="bulk">{t('bulk.title')}</h2>
      <label className={form['check']}>
        <input
          type="checkbox"
          checked={ticked.length === open.length}
          onChange={({ target }) => onChoose(new Set(target.checked ? open.map(({ id }) => id) : []))}
        />
        {t('bulk.all')}
      </label>
      <output className={styles['soft']}>{t('bulk.chosen', { count: ticked.length })}</output>
      {proposed.length > 0 && (
        <p>
          <Button
            type="button"
            kind="secondary"
            onClick={() => {
              onChoose(new Set(proposed.map(({ id }) => id)));
              setKind('selected');
            }}
          >
            {t('placement.tick', { count: proposed.length })}
          </Button>
        </p>
      )}
      {isDeviation && <DeviationField id="bulk-deviation" value={deviation} onChange={setDeviation} />}
      <div className={styles['actions']}>
        <label htmlFor="bulk-kind">{t('bulk.decision')}</label>
        <select
          id="bulk-kind"
          className={styles['select']}
          value={kind}
          onChange={({ target }) => setKind(target.value as DecisionKind)}
        >
          {kindsAt(decisions).map((each) => (
            <option key={each} value={each}>
              {t(kindKeys[each])}
            </option>
          ))}
        </select>
        <Button busy={steps.isBusy} disabled={ticked.length === 0}>
          {t('bulk.prepare')}
        </Button>
        {prepared.length > 0 && (
          <Button type="button" kind="quiet" busy={steps.isBusy} onClick={() => void forget()}>
            {t('bulk.forget')}
          </Button>
        )}
      </div>
      {kind === 'selected' && amount && <p className={styles['soft']}>{t('bulk.amounts')}</p>}
    </form>
  );
}
