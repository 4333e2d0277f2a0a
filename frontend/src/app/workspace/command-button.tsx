import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { useSite } from '../../lib/site.ts';
import { dialogNamespaces } from '../../../shared/config/workspace-texts.ts';
import { loadNamespaces } from '../namespaces.ts';
import styles from './workspace-header.module.css';

type Search = ComponentType<{ onClose: () => void }>;

/** The dialog is a chunk of its own: fetched, with its texts, when it is about to be opened. */
async function importSearch(language: Language): Promise<Search> {
  const [{ CommandDialog }] = await Promise.all([
    import('../command/command-dialog.tsx'),
    loadNamespaces(language, dialogNamespaces.search),
  ]);
  return CommandDialog;
}

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Opens the search of the workspace, as Ctrl+K does; where it cannot be loaded, the page that searches the site. */
export function CommandButton() {
  const { t } = useTranslation('workspace');
  const { language } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<Search>();

  function prepare(): void {
    // Only ahead of time: opening tries again.
    importSearch(language).catch(() => undefined);
  }

  useEffect(() => {
    function openByKey(event: KeyboardEvent): void {
      // An editor has its own use for it; above a dialog nothing opens.
      if (event.defaultPrevented || !isShortcut(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setIsOpen(true);
    }
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, []);

  useEffect(() => {
    if (!isOpen || Dialog) return;
    importSearch(language).then(
      (imported) => setDialog(() => imported),
      () => location.assign(pathTo('search', language)),
    );
  }, [isOpen, Dialog, language]);

  return (
    <>
      <button
        type="button"
        className={styles['command']}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={(isOpen && !Dialog) || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" />
        <span className={styles['commandName']}>{t('command')}</span>
        <kbd className={styles['key']} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {isOpen && Dialog && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
