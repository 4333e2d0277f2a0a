import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type {
  PasserelleContentType,
  StructureDeletionQuery,
} from '../../../shared/graphql/generated/operations.ts';
import styles from './structures.module.css';

export type Deletion = StructureDeletionQuery['passerelleStructureDeletion'];

/** Types whose items are written in the name of a structure. */
const typeKeys = {
  initiative: 'deletion.initiatives',
  event: 'deletion.events',
  resource: 'deletion.resources',
  formation: 'deletion.trainings',
} as const satisfies Partial<Record<PasserelleContentType, ParseKeys<'structures'>>>;
type Key = (typeof typeKeys)[keyof typeof typeKeys];

/** Numbers of items that a deletion concerns. */
export function DeletionCounts({ deletion }: { deletion: Deletion }) {
  const { t } = useTranslation('structures');
  const line = ({ type, count }: Deletion['items'][number]) => (
    <li key={type}>
      {t((typeKeys as Partial<Record<PasserelleContentType, Key>>)[type] ?? 'deletion.others', { count })}
    </li>
  );
  return (
    <>
      <h3>{t('deletion.goes')}</h3>
      <ul className={styles['counts']}>
        <li>{t('deletion.page')}</li>
        {deletion.items.map(line)}
        {deletion.files > 0 && <li>{t('deletion.files', { count: deletion.files })}</li>}
        <li>{t('deletion.memberships', { count: deletion.memberships })}</li>
      </ul>
      {deletion.handedOver.length > 0 && (
        <>
          <h3>{t('deletion.stays')}</h3>
          <ul className={styles['counts']}>{deletion.handedOver.map(line)}</ul>
        </>
      )}
    </>
  );
}
