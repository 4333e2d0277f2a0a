import type { ParseKeys } from 'i18next';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOfGraphql } from '../../../shared/config/locales.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { useChangedMark } from '../../lib/changed-record.ts';
import { ActionButtons } from './action-buttons.tsx';
import { roleKeys } from './member.ts';
import type { OwnAction, OwnStructure } from './own-structure.ts';
import { stateKey } from './states.ts';
import styles from './structures.module.css';

type Key = ParseKeys<'structures'>;
type Listed = OwnStructure['actions'][number];

/** Actions for a membership, as the content system names them; asking to join is possible below the list. */
const buttons = {
  accept: { action: 'accept', label: 'actions.accept', kind: 'primary' },
  acceptTransfer: { action: 'acceptTransfer', label: 'actions.acceptTransfer', kind: 'primary' },
  refuse: { action: 'refuse', label: 'actions.refuse', kind: 'quiet' },
  refuseTransfer: { action: 'refuseTransfer', label: 'actions.refuseTransfer', kind: 'quiet' },
  withdraw: { action: 'withdraw', label: 'actions.withdraw', kind: 'quiet' },
  leave: { action: 'leave', label: 'actions.leave', kind: 'quiet' },
} as const satisfies Record<
  Exclude<Listed, 'ask'>,
  { action: OwnAction; label: Key; kind: 'primary' | 'quiet' }
>;
const order = Object.keys(buttons) as (keyof typeof buttons)[];

interface OwnStructureRowProps {
  structure: OwnStructure;
  isBusy: boolean;
  change: (action: OwnAction) => Promise<void>;
  heading?: 'h2' | 'h3';
  /** Content before the actions. */
  children?: ReactNode;
}

/** One structure: what the person is in it, what waits for them, and what they can do. */
export function OwnStructureRow(props: OwnStructureRowProps) {
  const { structure, isBusy, change, heading: Heading = 'h2', children } = props;
  const { t } = useTranslation('structures');
  const id = useId();
  const [isLeaving, setLeaving] = useState(false);
  const { name, path, language, status, role, requests, isSoleOwner, actions, invitedBy } = structure;
  const isMember = status === 'member';

  return (
    <li
      className={styles['row']}
      aria-labelledby={id}
      data-structure={structure.id}
      {...useChangedMark(structure.id)}
    >
      <Heading id={id} tabIndex={-1} lang={languageOfGraphql(language)}>
        {path ? <a href={path}>{name}</a> : name}
      </Heading>
      <p className={styles['facts']}>
        <span className={styles['state']}>{t(stateKey(structure))}</span>
        {!path && <span>{t('unpublished')}</span>}
        {requests > 0 && <strong>{t('requests', { count: requests })}</strong>}
      </p>
      {status === 'guest' && (
        <p>
          {invitedBy && `${t('invitedBy', { name: invitedBy })} `}
          {t('offeredRole', { role: t(roleKeys[role]) })}
        </p>
      )}
      {structure.isOfferedOwnership && (
        <p>
          {t('offered')} {invitedBy && t('offeredBy', { name: invitedBy })}
        </p>
      )}
      {isSoleOwner && <p className={styles['note']}>{t('soleOwner')}</p>}
      {children}
      <div className={styles['actions']}>
        {isMember && role === 'owner' && (
          <RouteLink to="structureForm" suffix={`?id=${structure.id}`} className={styles['link']}>
            {t('edit')}
            <span className="visually-hidden"> {name}</span>
          </RouteLink>
        )}
        {isMember && (
          <RouteLink
            to="structureMembers"
            parameters={{ id: String(structure.id) }}
            className={styles['link']}
          >
            {t('members')}
            <span className="visually-hidden"> {name}</span>
          </RouteLink>
        )}
        <ActionButtons
          name={name}
          isBusy={isBusy}
          buttons={order
            .filter((each) => actions.includes(each))
            .map((each) => ({
              key: each,
              label: t(buttons[each].label),
              kind: buttons[each].kind,
              onPress: () => (each === 'leave' ? setLeaving(true) : void change(buttons[each].action)),
            }))}
        />
      </div>
      {isLeaving && (
        <Dialog
          title={t('leave.title', { name })}
          closeText={t('leave.cancel')}
          onClose={() => setLeaving(false)}
        >
          <p>{t('leave.text')}</p>
          <Button
            type="button"
            onClick={() => {
              setLeaving(false);
              void change('leave');
            }}
          >
            {t('leave.confirm')}
          </Button>
        </Dialog>
      )}
    </li>
  );
}
