import { useTranslation } from 'react-i18next';

/** City and country in one text, as far as they are known. */
export function usePlace(): (city: string | null, country: { name: string } | null) => string | undefined {
  const { t } = useTranslation('detail');
  return (city, country) =>
    city && country ? t('place', { city, country: country.name }) : (city ?? country?.name);
}
