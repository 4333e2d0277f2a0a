import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../lib/site.ts';
import form from '../../form/form.module.css';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import type { RecordFieldProps } from '../record-form-context.ts';
import styles from './slug.module.css';
import { useSlugCheck } from './use-slug-check.ts';

/** The end of the record's public address: suggested from the title, checked while one types. */
export function SlugField(props: RecordFieldProps) {
  const { id, value, onChange, isReadOnly, describedBy } = props;
  const { t } = useTranslation('recordForm');
  const { origin } = useSite();
  const slug = typeof value === 'string' ? value.trim() : '';
  const { check, suggest } = useSlugCheck(slug);
  const [isBusy, setIsBusy] = useState(false);

  async function take(): Promise<void> {
    setIsBusy(true);
    const suggested = await suggest();
    setIsBusy(false);
    if (suggested !== undefined) onChange(suggested);
  }

  const address = check?.path ? `${origin}${check.path}` : '';
  const texts = {
    free: t('slug.address', { address }),
    taken: t('slug.taken', { address }),
    invalid: '',
  };
  return (
    <div className={styles['slug']}>
      <TextField {...props} describedBy={[describedBy, `${id}-address`].filter(Boolean).join(' ')} />
      <output id={`${id}-address`} data-slug={check?.state} className={form['hint']}>
        {check ? texts[check.state] : ''}
      </output>
      {!isReadOnly && (
        <Button type="button" kind="secondary" busy={isBusy} onClick={() => void take()}>
          {t('slug.suggest')}
        </Button>
      )}
    </div>
  );
}
