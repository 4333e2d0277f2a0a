import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../shared/config/routes.ts';
import { Panel, PanelNote, PanelTitle, QuietAction } from '../../content/detail/panel.tsx';
import { useSite } from '../../lib/site.ts';
import type { Structure } from './entry.ts';

/** Panel with what members may read in addition, behind the sign-in page. */
export function StructurePanel({ structure: { card } }: { structure: Structure }) {
  const { t } = useTranslation('directory');
  const { language } = useSite();
  return (
    <Panel>
      <PanelTitle>{t('membersTitle')}</PanelTitle>
      <PanelNote>{t('structureText')}</PanelNote>
      <QuietAction
        href={pathTo('structureDetail', language, { id: String(card.id) })}
        icon="arrow"
        label={t('fullStructure')}
      />
    </Panel>
  );
}
