import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterMembers } from '../../../../shared/config/calls/moderation-calls.ts';
import type { ModerationRowFragment } from '../../../../shared/graphql/generated/operations.ts';
import { Imported } from '../../../components/record-form/imported.tsx';
import type { PickerItem } from '../../../components/pickers/picker.tsx';
import type { SearchItems } from '../../../components/pickers/search-session.ts';
import { Button } from '../../../components/ui/button.tsx';
import { read } from '../../../lib/api/read.ts';
import styles from './list.module.css';

interface MemberFilterProps {
  /** Id of the member whose records are listed. */
  memberId: string | undefined;
  rows: readonly Pick<ModerationRowFragment, 'owner' | 'ownerId'>[];
}

interface Member {
  id: string;
  /** Undefined where nothing in the list names the member. */
  name?: string | undefined;
}

const loadPicker = async () => (await import('./member-picker.tsx')).MemberPicker;

const search: SearchItems<PickerItem> = async (text, signal) => {
  const found = await read(filterMembers, { query: { search: text }, signal });
  if (!found) throw new Error('The search was refused');
  return found.map(({ id, name }) => ({ id, name, note: '' }));
};

/** Filter by the owner of the records, who is found by a part of the name. */
export function MemberFilter({ memberId, rows }: MemberFilterProps) {
  const { t } = useTranslation('moderation');
  const id = useId();
  const [member, setMember] = useState<Member | undefined>(
    memberId === undefined
      ? undefined
      : { id: memberId, name: rows.find(({ ownerId }) => String(ownerId) === memberId)?.owner ?? undefined },
  );
  const onPick = useCallback((item: PickerItem) => setMember({ id: String(item.id), name: item.name }), []);
  return (
    <div className={styles['memberChoice']}>
      <span id={`${id}-label`} className={styles['memberLabel']}>
        {t('memberLabel')}
      </span>
      {member ? (
        <p className={styles['member']}>
          <input type="hidden" name="member" value={member.id} />
          <span>{member.name ?? t('memberNumber', { id: member.id })}</span>{' '}
          <Button type="button" kind="quiet" onClick={() => setMember(undefined)}>
            {t('removeMember')}
          </Button>
        </p>
      ) : (
        <Imported
          load={loadPicker}
          props={{ id: `${id}-member`, labelledBy: `${id}-label`, search, onPick }}
        />
      )}
    </div>
  );
}
