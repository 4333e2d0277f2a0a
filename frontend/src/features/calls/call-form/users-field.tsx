import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallPeopleDocument } from '../../../../shared/graphql/generated/documents/call-people.ts';
import { CallPeopleOfDocument } from '../../../../shared/graphql/generated/documents/call-people-of.ts';
import type { PasserelleCallTask } from '../../../../shared/graphql/generated/operations.ts';
import form from '../../../components/form/form.module.css';
import { Picker, type PickerItem } from '../../../components/pickers/picker.tsx';
import { fieldId, type RecordFieldProps } from '../../../components/record-form/record-form-context.ts';
import { useFocusAfterChange } from '../../../components/record-form/use-focus-after-change.ts';
import { Button } from '../../../components/ui/button.tsx';
import styles from './call-form.module.css';

const tasks: Readonly<Record<string, PasserelleCallTask>> = { managerIds: 'manager', mentorIds: 'mentor' };
const hints = { manager: 'people.manager', mentor: 'people.mentor' } as const;

/** Accounts that are named in the call for one task, found by their names among those who may be. */
export function UsersField({
  id,
  field,
  value,
  onChange,
  onBlur,
  isReadOnly,
  describedBy,
}: RecordFieldProps) {
  const { t } = useTranslation('callForm');
  const client = useApolloClient();
  const focusNext = useFocusAfterChange();
  const [change, setChange] = useState('');
  // Until the query knows them, too.
  const [picked, setPicked] = useState<ReadonlyMap<number, string>>(new Map());
  const task = tasks[field.key] ?? 'mentor';
  const ids = (value ?? []) as readonly number[];
  const { data, previousData, loading } = useQuery(CallPeopleOfDocument, {
    variables: { task, ids: ids.toSorted((a, b) => a - b) },
    skip: ids.length === 0,
  });
  const named = (data ?? previousData)?.passerelleCallPeopleOf ?? [];
  const nameOf = (of: number): string =>
    named.find((person) => person.id === of)?.name ??
    picked.get(of) ??
    t(loading ? 'people.loading' : 'people.gone');

  const search = useCallback(
    async (text: string): Promise<readonly PickerItem[]> => {
      const found = await client.query({
        query: CallPeopleDocument,
        variables: { task, text },
        fetchPolicy: 'network-only',
      });
      if (!found.data) throw new Error('The search was refused');
      return found.data.passerelleCallPeople.map(({ id: person, name }) => ({ id: person, name, note: '' }));
    },
    [client, task],
  );

  function add(person: PickerItem): void {
    setPicked(new Map([...picked, [person.id, person.name]]));
    if (!ids.includes(person.id)) onChange([...ids, person.id]);
    setChange(t('people.added', { name: person.name }));
  }

  function remove(person: number): void {
    onChange(ids.filter((each) => each !== person));
    setChange(t('people.removed', { name: nameOf(person) }));
    focusNext(id);
  }

  const searchId = fieldId(`${field.key}.search`);
  const isFull = field.max !== undefined && ids.length >= field.max;
  return (
    <div className={styles['people']}>
      {ids.length > 0 && (
        <ul className={styles['chosen']}>
          {ids.map((person) => (
            <li key={person}>
              <span>{nameOf(person)}</span>
              {!isReadOnly && (
                <Button type="button" kind="quiet" onClick={() => remove(person)}>
                  {t('people.remove')}
                  <span className="visually-hidden"> {nameOf(person)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isReadOnly || isFull ? (
        <p id={id} tabIndex={-1} aria-describedby={describedBy}>
          {ids.length === 0 && t('people.nobody')}
        </p>
      ) : (
        <>
          <label id={`${searchId}-label`} htmlFor={id}>
            {t('people.search')}
          </label>
          <Picker
            id={id}
            labelledBy={`${id}-label ${searchId}-label`}
            describedBy={[describedBy, `${searchId}-hint`].filter(Boolean).join(' ')}
            search={search}
            onPick={add}
            onBlur={onBlur}
          />
          <p id={`${searchId}-hint`} className={form['hint']}>
            {t(hints[task])}
          </p>
        </>
      )}
      <output className="visually-hidden">{change}</output>
    </div>
  );
}
