import { ExternalLink } from '../../components/ui/external-link.tsx';
import styles from '../../components/ui/native-dialog.module.css';
import type { DesignTexts } from './texts.ts';

/** The dialog as it looks when a script has opened it; here it is part of the page. */
export function SampleDialog({ texts }: { texts: DesignTexts }) {
  return (
    <dialog open data-sample="" className={styles['dialog']} aria-labelledby="design-dialog-title">
      <div className={styles['inner']}>
        <h3 id="design-dialog-title" className={styles['title']}>
          {texts.dialogTitle}
        </h3>
        <p>
          {texts.dialogText} <ExternalLink href="https://example.org/">{texts.elsewhere}</ExternalLink>
        </p>
        <form method="dialog">
          <button type="submit" className={styles['close']}>
            {texts.close}
          </button>
        </form>
      </div>
    </dialog>
  );
}
