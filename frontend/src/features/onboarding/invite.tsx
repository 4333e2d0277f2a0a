import { useTranslation } from 'react-i18next';
import { standaloneRoutes } from '../../config/routes.ts';
import { withReturn } from '../../lib/return-path.ts';
import { TextTemplate } from '../../components/ui/text-template.tsx';
import { useSite } from '../../lib/site.ts';
import styles from './onboarding.module.css';
import { onboardingTexts } from './script-texts.ts';

/**
 * Asks somebody who has not said yet what they are interested in. The server puts it into their pages: without script it
 * leads to the question, with script the question opens by itself (`data-now`) and this stays as the way back to it.
 */
export function OnboardingInvite({ page }: { page: string }) {
  const { t } = useTranslation('onboarding');
  const { language, dataLight } = useSite();
  return (
    <aside data-onboarding="" aria-label={t('inviteTitle')} className={styles['invite']}>
      <div>
        <p>{t('invite')}</p>
        <a href={withReturn(standaloneRoutes.welcome[language], page)} data-action="onboarding">
          {t('open')}
        </a>
        {/* For the script: the question opens by itself. */}
        {!dataLight && <span data-now="" hidden />}
      </div>
      <TextTemplate
        of={onboardingTexts}
        texts={() => ({
          close: t('close'),
          saved: t('saved'),
          skipped: t('skipped'),
          failed: t('failed'),
          filter: t('filter'),
        })}
      />
    </aside>
  );
}
