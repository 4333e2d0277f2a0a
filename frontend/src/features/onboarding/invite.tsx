import { standaloneRoutes } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { withReturn } from '../../lib/return-path.ts';
import { useSite } from '../../lib/site.ts';
import type { fr } from './locales/fr.ts';
import styles from './onboarding.module.css';

/**
 * Asks somebody who has not said yet what they are interested in. The server puts it into their pages: without script it
 * leads to the question, with script the question opens by itself (`data-now`) and this stays as the way back to it.
 */
export function OnboardingInvite({ page }: { page: string }) {
  const t = useTranslate<{ onboarding: typeof fr }>();
  const { language, dataLight } = useSite();
  return (
    <aside data-onboarding="" aria-label={t('onboarding.inviteTitle')} className={styles['invite']}>
      <div>
        <p>{t('onboarding.invite')}</p>
        <a href={withReturn(standaloneRoutes.welcome[language], page)} data-action="onboarding">
          {t('onboarding.open')}
        </a>
        {/* For the script: the question opens by itself. */}
        {!dataLight && <span data-now="" hidden />}
      </div>
    </aside>
  );
}
