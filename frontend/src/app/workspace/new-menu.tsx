import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import { NewLinks } from './new-links.tsx';
import styles from './new-menu.module.css';
import { useClosingPopover } from './use-closing-popover.ts';

const menuId = 'new-menu';

/** Begins a record from any screen. On a phone the links are in the menu at the thumb. */
export function NewMenu() {
  const { t } = useTranslation('workspace');
  const menu = useClosingPopover();
  return (
    <div className={styles['new']}>
      <button type="button" popoverTarget={menuId} className={styles['button']}>
        <Icon name="plus" />
        {t('begin.open')}
      </button>
      <div ref={menu} id={menuId} popover="auto" className={styles['menu']}>
        <NewLinks />
      </div>
    </div>
  );
}
