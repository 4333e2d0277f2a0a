import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { languageOfGraphql } from '../../../shared/config/locales.ts';
import type { OwnRecordFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { deletedKeys, remainingKeys } from './language-keys.ts';
import styles from './own-records.module.css';

interface DeleteDialogProps {
  row: Pick<OwnRecordFieldsFragment, 'id' | 'title' | 'language'> & {
    languageVersions: readonly Pick<OwnRecordFieldsFragment['languageVersions'][number], 'id' | 'language'>[];
  };
  onClose: () => void;
  onDelete: () => void;
}

/** Says what will go, and what stays. */
export function DeleteDialog({ row, onClose, onDelete }: DeleteDialogProps) {
  const { t } = useTranslation('ownRecords');
  const { title, languageVersions } = row;
  const language = languageOfGraphql(row.language);
  const others = languageVersions.filter(({ id }) => id !== null && id !== row.id);
  return (
    <Dialog title={t('delete.title', { title })} closeText={t('delete.cancel')} onClose={onClose}>
      <ul className={styles['goes']}>
        <li>{t(deletedKeys[language])}</li>
        <li>{t('delete.files')}</li>
        {others.map(({ language: other }) => (
          <li key={other}>{t(remainingKeys[languageOfGraphql(other)])}</li>
        ))}
      </ul>
      <p>{t('delete.restore')}</p>
      <Button type="button" onClick={onDelete}>
        {t('delete.confirm')}
      </Button>
    </Dialog>
  );
}
