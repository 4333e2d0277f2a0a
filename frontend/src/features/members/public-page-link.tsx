import { useTranslation } from 'react-i18next';

/** To what everybody reads of a person or structure; nothing where that is not public. */
export function PublicPageLink({ path }: { path: string | null }) {
  const { t } = useTranslation('members');
  return (
    path && (
      <p>
        <a href={path}>{t('publicPage')}</a>
      </p>
    )
  );
}
