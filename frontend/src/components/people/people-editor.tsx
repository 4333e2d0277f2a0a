import { useTranslation } from 'react-i18next';
import form from '../form/form.module.css';
import { Imported } from '../record-form/imported.tsx';
import { fieldId, type RecordFieldProps, useRecordFormParts } from '../record-form/record-form-context.ts';
import { AddEmptyRow, type AddRowProps, RowsEditor } from '../record-form/rows/rows-editor.tsx';
import type { Row } from '../record-form/rows/rows.ts';
import type { DirectoryItem } from './directory-item.ts';
import { PeopleContext } from './people-context.ts';
import styles from './people.module.css';
import { PersonFields } from './person-fields.tsx';
import { namedIn, rowOf } from './person-row.ts';
import { useDirectorySearch, useNamedItems } from './use-directory.ts';
import { useInvitations } from './use-invitations.ts';

/** A chunk of its own: what is there already does not wait for it. */
const loadPicker = async () => (await import('../pickers/picker.tsx')).Picker<DirectoryItem>;

/** People and structures: found in the directory, or written by hand and, with an address, invited by mail. */
export function PeopleEditor(props: RecordFieldProps) {
  const { form: record } = useRecordFormParts();
  const rows = (props.value ?? []) as readonly Row[];
  const named = useNamedItems(rows.flatMap((row) => namedIn(row)?.id ?? []));
  const invitations = useInvitations(record.state.save.record.id);
  return (
    <PeopleContext value={{ ...named, ...invitations }}>
      <RowsEditor {...props} Fields={PersonFields} Add={AddPerson} />
    </PeopleContext>
  );
}
PeopleEditor.later = [loadPicker];

/** The two ways to add somebody. */
function AddPerson(props: AddRowProps) {
  const { field, onAdd } = props;
  const { t } = useTranslation('people');
  const search = useDirectorySearch();
  const id = fieldId(`${field.key}.search`);
  const picker = {
    id,
    labelledBy: `${id}-label`,
    search,
    onPick: (item: DirectoryItem) => onAdd(rowOf(field, item)),
  };
  return (
    <div className={styles['add']}>
      <div className={styles['way']}>
        <label id={`${id}-label`} htmlFor={id}>
          {t('find')}
        </label>
        <Imported load={loadPicker} props={picker}>
          <p id={id} tabIndex={-1} aria-busy="true">
            {t('loading')}
          </p>
        </Imported>
      </div>
      <div className={styles['way']}>
        <p className={form['hint']}>{t('byHand')}</p>
        <AddEmptyRow {...props} />
      </div>
    </div>
  );
}
