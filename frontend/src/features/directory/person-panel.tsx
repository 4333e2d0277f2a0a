import { useTranslation } from 'react-i18next';
import { Panel, PanelNote, PanelTitle, QuietAction } from '../../content/detail/panel.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { useSite } from '../../lib/site.ts';
import detail from '../../content/detail/detail.module.css';
import type { Person } from './entry.ts';

/** What members may read besides, behind the sign-in page. */
export function PersonPanel({ person: { acceptsContact, card } }: { person: Person }) {
  const { t } = useTranslation('directory');
  const { language } = useSite();
  return (
    <Panel>
      <PanelTitle>{t('membersTitle')}</PanelTitle>
      <PanelNote>{t('membersText')}</PanelNote>
      {acceptsContact && (
        <a href={pathTo('contactMember', language, { id: String(card.id) })} className={detail['action']}>
          {t('contact')}
          <Icon name="arrow" />
        </a>
      )}
      <QuietAction
        href={pathTo('member', language, { id: String(card.id) })}
        icon="arrow"
        label={t('fullProfile')}
      />
    </Panel>
  );
}
