import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { ProfileFileButtons } from '../../../content/profile-files/profile-file-buttons.tsx';
import type { ModerationRecordQuery } from '../../../../shared/graphql/generated/operations.ts';
import styles from './detail.module.css';

type Version = NonNullable<ModerationRecordQuery['passerelleModerationRecord']>['versions'][number];

/** Certificate and CV of a profile, and the way to the member’s structures and publications. */
export function ProfileDocuments({ id, versions }: { id: number; versions: readonly Version[] }) {
  const { t } = useTranslation('moderation');
  const filled = new Set(
    versions.flatMap(({ fields }) => fields.filter(({ values }) => values.length > 0).map(({ key }) => key)),
  );
  return (
    <section aria-labelledby="documents" className={styles['section']}>
      <h2 id="documents">{t('documents.title')}</h2>
      <ProfileFileButtons memberId={id} has={(file) => filled.has(file)} />
      <p>
        <RouteLink to="member" parameters={{ id: String(id) }}>
          {t('documents.member')}
        </RouteLink>
      </p>
    </section>
  );
}
