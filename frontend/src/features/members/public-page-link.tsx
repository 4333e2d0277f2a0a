import { useTranslation } from 'react-i18next';

/** Link to the public page of a person or structure; renders nothing when there is none. */
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
