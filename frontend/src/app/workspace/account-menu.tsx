import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formFields } from '../../../shared/forms/form-view-data.ts';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { signOutIntent } from '../../../shared/forms/auth-forms.ts';
import { useSite } from '../../lib/site.ts';
import { saveUnsaved } from '../../lib/unsaved.ts';
import { useMember } from '../../lib/use-member.ts';
import styles from './account-menu.module.css';
import { newCsrfToken } from '../session-dialog/session-dialog.ts';
import { useClosingPopover } from './use-closing-popover.ts';

const menuId = 'account-menu';

/** Menu with the name of the signed-in person and links to their account and the sign-out. */
export function AccountMenu() {
  const { t } = useTranslation('workspace');
  const { language, visit } = useSite();
  const { firstName, lastName, email } = useMember();
  const menu = useClosingPopover();
  const name = `${firstName} ${lastName}`.trim();
  return (
    <div className={styles['account']}>
      <button type="button" popoverTarget={menuId} className={styles['button']}>
        <Icon name="person" />
        <span className={styles['name']}>{firstName.trim() || t('account')}</span>
        <span className="visually-hidden">{t('account')}</span>
      </button>
      <div ref={menu} id={menuId} popover="auto" className={styles['menu']}>
        <p className={styles['who']}>
          {name && <strong>{name}</strong>}
          <span>{email}</span>
        </p>
        <RouteLink to="settings">{t('rail.settings')}</RouteLink>
        <form
          action={pathTo('login', language)}
          method="post"
          onSubmit={(event) => void signOut(event, t('signOutLoses'))}
        >
          <input type="hidden" name={formFields.csrf} defaultValue={visit?.csrfToken ?? ''} />
          <input type="hidden" name={formFields.intent} value={signOutIntent} />
          <Button kind="secondary">{t('frame.signOut')}</Button>
        </form>
      </div>
    </div>
  );
}

/**
 * Forms are saved first: signing out clears the device. The token of the page may be hours old, or of a session that has
 * ended since: it is renewed.
 */
async function signOut(event: FormEvent<HTMLFormElement>, question: string): Promise<void> {
  event.preventDefault();
  const form = event.currentTarget;
  // oxlint-disable-next-line no-alert -- the same question as when a page is left
  if (!(await saveUnsaved()) && !confirm(question)) return;
  const field = form.elements.namedItem(formFields.csrf);
  try {
    if (field instanceof HTMLInputElement) field.value = await newCsrfToken();
  } finally {
    form.submit();
  }
}
