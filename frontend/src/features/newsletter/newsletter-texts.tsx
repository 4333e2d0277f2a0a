import { useTranslation } from 'react-i18next';
import { TextTemplate } from '../../components/ui/text-template.tsx';
import { newsletterTexts } from './newsletter-script-texts.ts';

/** Texts of the script of the form to subscribe. */
export function NewsletterTexts() {
  const { t } = useTranslation('newsletter');
  return (
    <TextTemplate
      of={newsletterTexts}
      texts={() => ({
        sending: t('script.sending'),
        sent: t('script.sent'),
        required: t('script.required'),
        invalid: t('script.invalid'),
        offline: t('script.offline'),
        offerTitle: t('script.offerTitle'),
        offerText: t('script.offerText'),
        refuse: t('script.refuse'),
        close: t('script.close'),
      })}
    />
  );
}
