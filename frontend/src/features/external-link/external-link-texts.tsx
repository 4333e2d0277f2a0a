import { useTranslation } from 'react-i18next';
import { TextTemplate } from '../../components/ui/text-template.tsx';
import { externalLinkTexts } from './external-link-script-texts.ts';

/** Texts of the warning before an external site, for the script that shows it in a dialog. */
export function ExternalLinkTexts() {
  const { t } = useTranslation('externalLink');
  return (
    <TextTemplate
      of={externalLinkTexts}
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
