import { useTranslation } from 'react-i18next';
import { TextTemplate } from '../../components/ui/text-template.tsx';
import { consentTexts } from './consent-script-texts.ts';

/** Texts of the consent script. */
export function ConsentTexts() {
  const { t } = useTranslation('consent');
  return (
    <TextTemplate
      of={consentTexts}
      texts={() => ({ close: t('close'), saved: t('saved'), failed: t('failed') })}
    />
  );
}
