import { useTranslation } from 'react-i18next';
import { TextTemplate } from '../../components/ui/text-template.tsx';
import { consentTexts } from './script-texts.ts';

/** What the script of the choices says. */
export function ConsentTexts() {
  const { t } = useTranslation('consent');
  return (
    <TextTemplate
      of={consentTexts}
      texts={() => ({ close: t('close'), saved: t('saved'), failed: t('failed') })}
    />
  );
}
