import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetDecisions, prepareDecisions } from '../../../../shared/config/calls/decision-calls.ts';
import { standingLabel } from '../../../../shared/applications/standing.ts';
import type { DecisionsFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { CardCell } from '../../../components/list/card-table.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { send } from '../../../lib/api/send.ts';
import { useSite } from '../../../lib/site.ts';
import { amountText } from '../../../lib/amounts.ts';
import { stageSearch } from '../../../components/stages/stage-address.ts';
import { type DecidableRow, type DecisionKind, kindKeys, kindsAfter } from '../decision-keys.ts';
import styles from '../decisions.module.css';
import { DeviationField } from '../places/deviation-field.tsx';
import { deviates, type Placement, usePlaceNames } from '../places/placement.ts';
import { RevokeDialog } from './revoke-dialog.tsx';
import type { DecisionSteps } from '../use-decision-steps.ts';

interface DecisionRowProps {
  row: DecidableRow;
  decisions: DecisionsFieldsFragment;
  placement: Placement;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  steps: DecisionSteps;
}

/** An application with what is decided on it, and the form that decides. */
export function DecisionRow({ row, decisions, placement, isChosen, onChoose, steps }: DecisionRowProps) {
  const { t } = useTranslation('decisions');
  const { language } = useSite();
  const instant = useInstantText();
  const { id, name, number, rank, amountAsked, state, prepared, published, isOutdated } = row;
  const { amount, callId } = decisions;
  const names = usePlaceNames(placement);
  const proposal = placement.proposals.find((each) => each.id === id);
  const zone = decisions.zone ?? 'UTC';
  const isOpen = kindsAfter(state, decisions).length > 0;
  return (
    <tr data-outdated={isOutdated ? '' : undefined}>
      <th scope="row">
        <div className={styles['who']}>
          {isOpen && (
            <label className={styles['tick']}>
              <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
              <span className="visually-hidden">{t('bulk.choose', { name })}</span>
            </label>
          )}
          <span>
            <RouteLink to="receivedApplication" parameters={{ id: String(id) }}>
              {name}
            </RouteLink>
            <span className={styles['number']}>{number}</span>
            {proposal && (
              <Soft>
                {proposal.category === '' && placement.question !== ''
                  ? t('placement.noCategory')
                  : names.category(proposal.category)}
              </Soft>
            )}
          </span>
        </div>
      </th>
      <CardCell label={t('table.rank')}>{rank ?? '–'}</CardCell>
      {amount && (
        <CardCell label={t('table.asked')}>
          {amountAsked === null ? '–' : amountText(amountAsked, amount.currency, language)}
        </CardCell>
      )}
      <CardCell label={t('table.state')}>
        {standingLabel(state, language)}
        {published && facts(published).map((fact) => <Soft key={fact}>{fact}</Soft>)}
      </CardCell>
      <CardCell label={t('table.prepared')}>
        {isOpen && proposal?.basis && <Soft>{t(basisKeys[proposal.basis])}</Soft>}
        {prepared ? (
          <>
            <strong>{t(kindKeys[prepared.kind])}</strong>
            {facts(prepared).map((fact) => (
              <Soft key={fact}>{fact}</Soft>
            ))}
            {isOutdated && <strong className={styles['outdated']}>{t('table.outdated')}</strong>}
          </>
        ) : (
          isOpen && t('table.nothing')
        )}
        {prepared && ' '}
        {(prepared ?? published) && (
          <RouteLink
            to="decisions"
            parameters={{ id: String(callId) }}
            suffix={stageSearch(decisions.stage, { letter: String(id) })}
          >
            {t('table.preview')}
            <span className="visually-hidden">{t('table.about', { name })}</span>
          </RouteLink>
        )}
        {(state === 'selected' || state === 'confirmed') && <Revoke row={row} />}
        {isOpen && (
          <DecideForm
            key={`${row.version}`}
            row={row}
            decisions={decisions}
            placement={placement}
            steps={steps}
          />
        )}
      </CardCell>
    </tr>
  );

  function facts(decision: NonNullable<typeof prepared>): string[] {
    const { amount: awarded, currency, place, answerUntil, deviation } = decision;
    const isWaiting = state === 'selected' || decision === prepared;
    return [
      awarded !== null && currency !== null ? amountText(awarded, currency, language) : '',
      place === null ? '' : t('table.placeOf', { place }),
      answerUntil !== null && isWaiting
        ? t('table.answerUntil', { instant: instant(answerUntil, zone) })
        : '',
      deviation === null ? '' : t('placement.deviation', { reason: deviation }),
    ].filter((fact) => fact !== '');
  }
}

function Revoke({ row }: { row: DecidableRow }) {
  const { t } = useTranslation('decisions');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button type="button" kind="quiet" onClick={() => setAsking(true)}>
        {t('revoke.open')}
        <span className="visually-hidden">{t('table.about', { name: row.name })}</span>
      </Button>
      {isAsking && <RevokeDialog row={row} onClose={() => setAsking(false)} />}
    </>
  );
}

const basisKeys = {
  waiting_list: 'placement.basis.waiting_list',
  minimum: 'placement.basis.minimum',
  ranking: 'placement.basis.ranking',
} as const satisfies Record<NonNullable<Placement['proposals'][number]['basis']>, string>;

const Soft = ({ children }: { children: ReactNode }) => <span className={styles['soft']}>{children}</span>;

type DecideFormProps = Pick<DecisionRowProps, 'row' | 'decisions' | 'placement' | 'steps'>;

function DecideForm({ row, decisions, placement, steps }: DecideFormProps) {
  const { t } = useTranslation('decisions');
  const fieldId = useId();
  const { id, version, name, prepared, amountAsked, state } = row;
  const kinds = kindsAfter(state, decisions);
  const [kind, setKind] = useState<DecisionKind>(prepared?.kind ?? kinds[0] ?? 'not_selected');
  const proposal = placement.proposals.find((each) => each.id === id);
  const ofPlace = placement.categories.find((each) => each.id === proposal?.category)?.amount || undefined;
  const [awarded, setAwarded] = useState(prepared?.amount ?? ofPlace ?? amountAsked ?? '');
  const [deviation, setDeviation] = useState(prepared?.deviation ?? '');
  const [place, setPlace] = useState(prepared?.place ? String(prepared.place) : '');
  const { amount } = decisions;
  const asksAmount = kind === 'selected' && amount !== null;

  async function prepare(event: FormEvent): Promise<void> {
    event.preventDefault();
    const items = [{ id, version, amount: asksAmount ? awarded.trim().replace(',', '.') : null }];
    await steps.take(items, (some) =>
      send(prepareDecisions, {
        items: some,
        kind,
        currency: asksAmount ? amount.currency : null,
        deviation: deviates(kind, proposal) ? deviation : null,
        place: kind === 'waiting_list' && /^\d{1,6}$/.test(place) ? Number(place) : null,
      }),
    );
  }

  return (
    <form className={styles['decide']} onSubmit={(event) => void prepare(event)}>
      <select
        aria-label={t('table.decideOn', { name })}
        className={styles['select']}
        value={kind}
        onChange={({ target }) => setKind(target.value as DecisionKind)}
      >
        {kinds.map((each) => (
          <option key={each} value={each}>
            {t(kindKeys[each])}
          </option>
        ))}
      </select>
      {asksAmount && (
        <>
          <label htmlFor={`${fieldId}-amount`}>{t('table.amount', { currency: amount.currency })}</label>
          <input
            id={`${fieldId}-amount`}
            className={styles['small']}
            inputMode="decimal"
            value={awarded}
            onChange={({ target }) => setAwarded(target.value)}
          />
        </>
      )}
      {kind === 'waiting_list' && (
        <>
          <label htmlFor={`${fieldId}-place`}>{t('table.place')}</label>
          <input
            id={`${fieldId}-place`}
            className={styles['small']}
            inputMode="numeric"
            aria-describedby={`${fieldId}-hint`}
            value={place}
            onChange={({ target }) => setPlace(target.value)}
          />
          <span id={`${fieldId}-hint`} className={styles['soft']}>
            {t('table.placeHint')}
          </span>
        </>
      )}
      {deviates(kind, proposal) && (
        <DeviationField id={`${fieldId}-deviation`} value={deviation} onChange={setDeviation} />
      )}
      <div className={styles['actions']}>
        <Button kind="secondary" busy={steps.isBusy}>
          {t('table.prepare')}
          <span className="visually-hidden">{t('table.about', { name })}</span>
        </Button>
        {prepared && (
          <Button
            type="button"
            kind="quiet"
            busy={steps.isBusy}
            onClick={() => void steps.take([{ id, version }], (items) => send(forgetDecisions, { items }))}
          >
            {t('table.forget')}
            <span className="visually-hidden">{t('table.about', { name })}</span>
          </Button>
        )}
      </div>
    </form>
  );
}
