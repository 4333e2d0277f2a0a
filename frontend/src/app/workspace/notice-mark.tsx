import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../shared/config/locales.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { useSite } from '../../lib/site.ts';
import { useMember } from '../../lib/use-member.ts';
import { dialogNamespaces } from '../../../shared/config/workspace-texts.ts';
import { loadNamespaces } from '../namespaces.ts';
import styles from './notice-mark.module.css';
import { useClosingPopover } from './use-closing-popover.ts';

const panelId = 'notice-panel';

/** The list is a chunk of its own: it is fetched, with its texts, when it is first opened. */
async function importList(language: Language): Promise<ComponentType> {
  const [{ NoticeList }] = await Promise.all([
    import('../../features/notices/notice-list.tsx'),
    loadNamespaces(language, dialogNamespaces.notices),
  ]);
  return NoticeList;
}

/** How many notices are unread, and the way to the latest. */
export function NoticeMark() {
  const { t } = useTranslation('workspace');
  const { language } = useSite();
  const { unreadNotices: count } = useMember();
  const panel = useClosingPopover();
  const [isOpen, setIsOpen] = useState(false);
  const [List, setList] = useState<ComponentType>();
  const [hasFailed, setHasFailed] = useState(false);

  async function change(opens: boolean): Promise<void> {
    setIsOpen(opens);
    setHasFailed(false);
    if (!opens || List) return;
    try {
      const imported = await importList(language);
      setList(() => imported);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <div className={styles['mark']}>
      <button type="button" popoverTarget={panelId} className={styles['button']}>
        <Icon name="bell" />
        {count > 0 && (
          <span className={styles['count']} aria-hidden="true">
            {count}
          </span>
        )}
        <span className="visually-hidden">{count > 0 ? t('unread', { count }) : t('noUnread')}</span>
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className={styles['panel']}
        onToggle={({ newState }) => void change(newState === 'open')}
      >
        {isOpen && List && <List />}
        {!List && <output>{hasFailed ? t('noticesFailed') : t('noticesLoading')}</output>}
      </div>
    </div>
  );
}
