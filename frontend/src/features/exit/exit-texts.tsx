import { useTranslation } from 'react-i18next';
import { TextTemplate } from '../../components/ui/text-template.tsx';
import { exitTexts } from './script-texts.ts';

/** What the warning before another site says, for the script that shows it in a dialog. */
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
