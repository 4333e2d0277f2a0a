import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { languageOfGraphql } from '../../../../shared/config/locales.ts';
import type { OwnRecordFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { deletedKeys, remainingKeys } from './language-keys.ts';
import styles from './list.module.css';

interface DeleteDialogProps {
  row: OwnRecordFieldsFragment;
  onClose: () => void;
  onDelete: () => void;
}

/** Says what will go, and what stays. */
export function DeleteDialog({ row, onClose, onDelete }: DeleteDialogProps) {
  const { t } = useTranslation('initiatives');
  const { title, languageVersions } = row;
  const language = languageOfGraphql(row.language);
  const others = languageVersions.filter(({ id }) => id !== null && id !== row.id);
  return (
    <Dialog title={t('list.delete.title', { title })} closeText={t('list.delete.cancel')} onClose={onClose}>
      <ul className={styles['goes']}>
        <li>{t(deletedKeys[language])}</li>
        <li>{t('list.delete.files')}</li>
        {others.map(({ language: other }) => (
          <li key={other}>{t(remainingKeys[languageOfGraphql(other)])}</li>
        ))}
      </ul>
      <p>{t('list.delete.restore')}</p>
      <Button type="button" onClick={onDelete}>
        {t('list.delete.confirm')}
      </Button>
    </Dialog>
  );
}
