import { useTranslation } from 'react-i18next';
import form from '../form/form.module.css';
import { useCellErrors } from '../record-form/rows/use-cell-errors.ts';
import { RowFields, type RowFieldsProps } from '../record-form/rows/row-fields.tsx';
import { InvitationLine } from './invitation-line.tsx';
import { usePeople } from './people-context.ts';
import styles from './people.module.css';
import { namedIn, writtenColumns } from './person-row.ts';

/** One person or structure: what the directory says of it, or its written name with the state of its invitation. */
export function PersonFields(props: RowFieldsProps) {
  const { field, row } = props;
  const { invitationOf } = usePeople();
  const named = namedIn(row);
  const email = typeof row['email'] === 'string' ? row['email'] : '';
  const invitation = named || email === '' ? undefined : invitationOf(email);
  return (
    <>
      {named && <NamedPerson {...props} {...named} />}
      <RowFields {...props} field={writtenColumns(field, row)} />
      {invitation && <InvitationLine key={invitation.id} invitation={invitation} />}
    </>
  );
}

interface NamedPersonProps extends Pick<RowFieldsProps, 'field' | 'index'> {
  id: number;
  column: string;
}

function NamedPerson({ field, index, id, column }: NamedPersonProps) {
  const { t } = useTranslation('people');
  const { itemOfId, isLoading } = usePeople();
  const error = useCellErrors(field)(`${field.key}.${index}.${column}`);
  const item = itemOfId(id);
  return (
    <div className={styles['named']}>
      <p className={styles['name']}>{item?.name ?? (isLoading ? t('loading') : t('gone'))}</p>
      {item && <p className={form['hint']}>{item.note}</p>}
      {error !== undefined && <p className={form['error']}>{error}</p>}
    </div>
  );
}
