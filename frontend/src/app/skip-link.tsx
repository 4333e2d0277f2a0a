import { useTranslation } from 'react-i18next';

/** The first element of the page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#main" className="visually-hidden skip">
      {t('frame.skip')}
    </a>
  );
}
