import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOwnMemberships } from '../../../shared/config/calls/structure-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { send } from '../../lib/api/send.ts';
import type { OwnAction, OwnStructure } from './own-structure.ts';
import { OwnStructureRow } from './own-structure-row.tsx';
import styles from './structures.module.css';
import type { MembershipAction } from './use-membership-action.ts';

interface PendingStructuresProps {
  structures: readonly OwnStructure[];
  isBusy: boolean;
  run: MembershipAction['run'];
  change: (structure: OwnStructure, action: OwnAction) => Promise<void>;
}

const acceptingOf = ({ isOfferedOwnership }: OwnStructure): OwnAction =>
  isOfferedOwnership ? 'acceptTransfer' : 'accept';
const refusingOf = ({ isOfferedOwnership }: OwnStructure): OwnAction =>
  isOfferedOwnership ? 'refuseTransfer' : 'refuse';

/** Whether the person is invited there, or is offered the ownership. */
export const isPending = ({ status, isOfferedOwnership }: OwnStructure): boolean =>
  status === 'guest' || isOfferedOwnership;

/** Invitations and offered ownerships, answered one by one or several at once. */
export function PendingStructures({ structures, isBusy, run, change }: PendingStructuresProps) {
  const { t } = useTranslation('structures');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const selected = structures.filter(({ id }) => chosen.has(id));

  function toggle(id: number): void {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  async function answer(actionOf: (structure: OwnStructure) => OwnAction): Promise<void> {
    const items = selected.map((each) => ({ structureId: each.id, action: actionOf(each) }));
    await run(send(changeOwnMemberships, { items }), ({ results }) => {
      const failed = results.filter(({ ok }) => !ok).length;
      return failed === 0 ? undefined : t('pending.failed', { count: failed });
    });
    setChosen(new Set());
  }

  return (
    <section aria-labelledby="pending" className={styles['section']}>
      <h2 id="pending">{t('pending.title')}</h2>
      <ul className={styles['rows']} aria-busy={isBusy || undefined}>
        {structures.map((structure) => (
          <OwnStructureRow
            key={structure.id}
            heading="h3"
            structure={structure}
            isBusy={isBusy}
            change={(action) => change(structure, action)}
          >
            {structures.length > 1 && (
              <label className={styles['check']}>
                <input
                  type="checkbox"
                  checked={chosen.has(structure.id)}
                  onChange={() => toggle(structure.id)}
                />
                <span>
                  {t('pending.choose')}
                  <span className="visually-hidden"> {structure.name}</span>
                </span>
              </label>
            )}
          </OwnStructureRow>
        ))}
      </ul>
      {selected.length > 0 && (
        <div className={styles['actions']}>
          <Button type="button" busy={isBusy} onClick={() => void answer(acceptingOf)}>
            {t('pending.accept', { count: selected.length })}
          </Button>
          <Button type="button" kind="secondary" busy={isBusy} onClick={() => void answer(refusingOf)}>
            {t('pending.refuse', { count: selected.length })}
          </Button>
        </div>
      )}
    </section>
  );
}
