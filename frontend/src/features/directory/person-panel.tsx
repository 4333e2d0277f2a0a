import { useTranslation } from 'react-i18next';
import { Panel, PanelNote, PanelTitle, QuietAction } from '../../content/detail/panel.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';
import type { Person } from './entry.ts';

/** What members may read besides, behind the sign-in page. */
export function PersonPanel({ person: { card } }: { person: Person }) {
  const { t } = useTranslation('directory');
  const { language } = useSite();
  return (
    <Panel>
      <PanelTitle>{t('membersTitle')}</PanelTitle>
      <PanelNote>{t('membersText')}</PanelNote>
      <QuietAction
        href={pathTo('member', language, { id: String(card.id) })}
        icon="arrow"
        label={t('fullProfile')}
      />
    </Panel>
  );
}
