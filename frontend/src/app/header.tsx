import { useTranslate } from '../i18n/use-translate.ts';

export function Header() {
  const t = useTranslate();
  return <header>{t('frame.siteName')}</header>;
}
