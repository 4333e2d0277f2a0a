import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Imported } from '../../../components/record-form/imported.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { DecidedItem } from './decide.ts';
import { type DecisionValues, noDecision } from './decision-values.ts';

interface MailPreviewProps {
  item: DecidedItem;
  /** The form as it is now. */
  values: DecisionValues;
  /** Checks the form, and calls back if the decision could be sent. */
  whenValid: (show: () => void) => void;
}

const loadMail = async () => (await import('./mail-text.tsx')).MailText;

const isSame = (a: DecisionValues, b: DecisionValues): boolean =>
  (Object.keys(noDecision) as (keyof DecisionValues)[]).every((name) => a[name] === b[name]);

/** The mail that the author will get, on demand; it is gone with the next change of the form. */
export function MailPreview({ item, values, whenValid }: MailPreviewProps) {
  const { t } = useTranslation('moderation');
  const [shown, setShown] = useState<DecisionValues>();
  const isShown = shown !== undefined && isSame(shown, values);
  return (
    <>
      <Button type="button" kind="secondary" onClick={() => whenValid(() => setShown(values))}>
        {t('mail.show')}
      </Button>
      <div aria-live="polite">
        {isShown && (
          <Imported load={loadMail} props={{ item, values: shown }}>
            <p>{t('mail.loading')}</p>
          </Imported>
        )}
      </div>
    </>
  );
}
