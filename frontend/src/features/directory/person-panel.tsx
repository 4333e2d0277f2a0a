import { useTranslation } from 'react-i18next';
import { Panel, PanelNote, PanelTitle, QuietAction } from '../../content/detail/panel.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { asReader } from '../../../shared/links/profile-reader.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { useSite } from '../../lib/site.ts';
import detail from '../../content/detail/detail.module.css';
import type { Person } from './entry.ts';

interface PersonPanelProps {
  person: Person;
  /** True in a preview, which leaves out the person’s own panel to show what others will see. */
  isPreview: boolean;
}

/**
 * Panel with what members may read in addition, behind the sign-in page. The person’s own panel is a template: all
 * readers share the page.
 */
export function PersonPanel({ person: { acceptsContact, card }, isPreview }: PersonPanelProps) {
  const { t } = useTranslation('directory');
  const { dataLight, language } = useSite();
  const id = String(card.id);
  return (
    <>
      <Panel>
        <PanelTitle>{t('membersTitle')}</PanelTitle>
        <PanelNote>{t('membersText')}</PanelNote>
        {acceptsContact && (
          <a href={pathTo('contactMember', language, { id })} className={detail['action']}>
            {t('contact')}
            <Icon name="arrow" />
          </a>
        )}
        <QuietAction href={pathTo('member', language, { id })} icon="arrow" label={t('fullProfile')} />
      </Panel>
      {!dataLight && !isPreview && (
        <template data-own-panel={id}>
          <OwnPanel id={id} />
        </template>
      )}
    </>
  );
}

function OwnPanel({ id }: { id: string }) {
  const { t } = useTranslation('directory');
  const { language } = useSite();
  return (
    <Panel>
      <PanelTitle>{t('ownTitle')}</PanelTitle>
      <PanelNote>{t('ownText')}</PanelNote>
      <a href={pathTo('profileForm', language)} className={detail['action']}>
        {t('edit')}
        <Icon name="arrow" />
      </a>
      <QuietAction
        href={pathTo('member', language, { id }) + asReader('member')}
        icon="arrow"
        label={t('seeAs')}
      />
    </Panel>
  );
}
