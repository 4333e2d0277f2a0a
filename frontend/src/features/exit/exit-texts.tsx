import { useTranslation } from 'react-i18next';
import { TextTemplate } from '../../components/ui/text-template.tsx';
import { exitTexts } from './exit-script-texts.ts';

/** Texts of the warning before an external site, for the script that shows it in a dialog. */
export function ExitTexts() {
  const { t } = useTranslation('exit');
  return (
    <TextTemplate
      of={exitTexts}
      texts={() => ({
        title: t('title'),
        lead: t('lead'),
        address: t('address'),
        insecure: t('insecure'),
        go: t('go', { host: '{{host}}' }),
        stay: t('stay'),
      })}
    />
  );
}
