import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../shared/config/routes.ts';
import { PageReportContext } from '../../lib/page-report.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { TextTemplate } from '../../components/ui/text-template.tsx';
import { useSite } from '../../lib/site.ts';
import styles from './onboarding.module.css';
import { onboardingTexts } from './onboarding-script-texts.ts';

interface Props {
  page: string;
}

/**
 * Invitation to choose interests, for users who have not yet. Without script it links to the onboarding page; with
 * script the dialog opens by itself and this remains as a link to it. Shared pages contain it as a template, which
 * script shows where it applies.
 */
export function OnboardingInvite({ page }: Props) {
  const { visit, dataLight } = useSite();
  const report = useContext(PageReportContext);
  if (visit?.isOnboarded) return null;
  if (visit) {
    report.addInvitation();
    return <Invitation page={page} />;
  }
  return dataLight ? null : (
    <template data-invitation="">
      <Invitation page={page} />
    </template>
  );
}

function Invitation({ page }: Props) {
  const { t } = useTranslation('onboarding');
  const { language } = useSite();
  return (
    <aside data-onboarding="" aria-label={t('inviteTitle')} className={styles['invite']}>
      <div>
        <p>{t('invite')}</p>
        <a href={withReturn(routes.welcome[language], page)} data-action="onboarding">
          {t('open')}
        </a>
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
