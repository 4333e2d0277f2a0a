import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renewDecisions } from '../../../../shared/config/calls/decision-calls.ts';
import { DecisionsDocument } from '../../../../shared/graphql/generated/documents/decisions.ts';
import { PlacementDocument } from '../../../../shared/graphql/generated/documents/placement.ts';
import { CardTable } from '../../../components/list/card-table.tsx';
import { FoldedFilters } from '../../../components/list/folded-filters.tsx';
import { Screen } from '../../../components/screen/screen.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { useRead } from '../../../graphql/client/use-read.ts';
import { send } from '../../../lib/api/send.ts';
import { stageSearch } from '../../../components/stages/stage-address.ts';
import { DecisionLinks, type DecisionsProps } from '../decision-links.tsx';
import styles from '../decisions.module.css';
import { PlacementSummary } from '../places/placement-summary.tsx';
import { PublishDialog } from '../publication/publish-dialog.tsx';
import { useDecisionSteps } from '../use-decision-steps.ts';
import { BulkDecision } from './bulk-decision.tsx';
import { DecisionRow } from './decision-row.tsx';
import { Refused } from './refused.tsx';
import { Summary } from './summary.tsx';

/** The eligible applications to a call in the order of the ranking, with what is decided on each. */
export function DecisionTable({ variables }: DecisionsProps) {
  const { t } = useTranslation('decisions');
  const { passerelleDecisions: decisions } = useRead(DecisionsDocument, variables);
  const { passerellePlacement: placement } = useRead(PlacementDocument, variables);
  const steps = useDecisionSteps(t('unreachable'));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isPublishing, setPublishing] = useState(false);
  if (!decisions || !placement) return null;
  const { rows, isHidden, own } = decisions;
  const prepared = rows.filter((row) => row.prepared !== null);
  const outdated = rows.filter(({ isOutdated }) => isOutdated);

  function choose(id: number, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  const renew = () =>
    steps.take(
      outdated.map(({ id, version }) => ({ id, version })),
      (items) => send(renewDecisions, { items }),
    );

  return (
    <Screen isList title={t('title')} lead={decisions.callTitle}>
      <DecisionLinks decisions={decisions} part="table" />
      {isHidden && <p>{t('hidden')}</p>}
      {!isHidden && rows.length === 0 && <p>{t('none')}</p>}
      {own > 0 && <p className={styles['soft']}>{t('own', { count: own })}</p>}
      {rows.length > 0 && (
        <>
          <Summary decisions={decisions} />
          <PlacementSummary placement={placement} />
          {outdated.length > 0 && (
            <div className={styles['notice']}>
              <p>{t('summary.outdated', { count: outdated.length })}</p>
              <Button type="button" kind="secondary" busy={steps.isBusy} onClick={() => void renew()}>
                {t('summary.renew')}
              </Button>
            </div>
          )}
          {decisions.nextStage && !decisions.nextStage.isReady && (
            <div className={styles['notice']}>
              <p>{t('summary.notReady')}</p>
              <RouteLink
                to="applicationForm"
                parameters={{ id: String(decisions.callId) }}
                suffix={stageSearch(decisions.nextStage.number)}
              >
                {t('summary.nextForm')}
              </RouteLink>
            </div>
          )}
          {prepared.length > 0 && (
            <p>
              <Button type="button" onClick={() => setPublishing(true)}>
                {t('publish.open')}
              </Button>
            </p>
          )}
          <Refused rows={rows} refused={steps.refused} failure={steps.failure} />
          <FoldedFilters text={t('bulk.title')} isOpen={false}>
            <BulkDecision
              decisions={decisions}
              placement={placement}
              chosen={chosen}
              onChoose={setChosen}
              steps={steps}
            />
          </FoldedFilters>
          <CardTable className={styles['table']}>
            <caption className="visually-hidden">{t('table.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('table.application')}</th>
                <th scope="col">{t('table.rank')}</th>
                {decisions.amount && <th scope="col">{t('table.asked')}</th>}
                <th scope="col">{t('table.state')}</th>
                <th scope="col">{t('table.prepared')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <DecisionRow
                  key={row.id}
                  row={row}
                  decisions={decisions}
                  placement={placement}
                  isChosen={chosen.has(row.id)}
                  onChoose={(isChosen) => choose(row.id, isChosen)}
                  steps={steps}
                />
              ))}
            </tbody>
          </CardTable>
        </>
      )}
      {isPublishing && <PublishDialog decisions={decisions} onClose={() => setPublishing(false)} />}
    </Screen>
  );
}
