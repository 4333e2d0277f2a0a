import { useQuery } from '@apollo/client/react';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import type { FormDocument } from '../../../../shared/application-form/form-document.ts';
import { OwnCallsDocument } from '../../../../shared/graphql/generated/documents/own-calls.ts';
import type {
  OwnCallsQuery,
  PasserelleReadyMadeForm,
} from '../../../../shared/graphql/generated/operations.ts';
import { ActionResult } from '../../../components/ui/action-result.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { partId } from './composer-context.ts';
import styles from './composer.module.css';
import { documentFile, importedDocument } from './document/transfer.ts';
import { ListField } from './fields/value-field.tsx';
import { readyMadeKeys } from './keys.ts';
import type { Composer, Step } from './use-composer.ts';

const everyCall = { page: 1, perPage: limits.ownRecords.maxPerPage } as const;

/** Another form to begin with: a ready-made one, that of another call, or one from a file; and the form as a file. */
export function BeginPanel({ composer }: { composer: Composer }) {
  const { t } = useTranslation('formComposer');
  const { document, composed, change, take } = composer;
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // Not closed again when the first question is there.
  const [isOpenFirst] = useState(document.sections.length === 0);
  const [replaced, setReplaced] = useState<FormDocument>();

  async function begin(step: Step): Promise<void> {
    setIsBusy(true);
    const refusal = await take(step);
    setIsBusy(false);
    setFailure(refusal);
    if (refusal === undefined) setReplaced(document.sections.length > 0 ? document : undefined);
  }

  async function readFile(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = event.target.files ?? [];
    if (!file) return;
    const imported = await importedDocument(file);
    setFailure(imported ? undefined : t('begin.notAForm'));
    if (!imported) return;
    setReplaced(document.sections.length > 0 ? document : undefined);
    change(() => imported);
  }

  return (
    <details className={styles['begin']} open={isOpenFirst}>
      <summary>{t('begin.title')}</summary>
      <ActionResult kind="failure" text={failure} />
      {replaced && (
        <p className={styles['removed']}>
          <span>{t('begin.replaced')}</span>
          <Button
            type="button"
            kind="secondary"
            onClick={() => {
              change(() => replaced);
              setReplaced(undefined);
            }}
          >
            {t('begin.undo')}
          </Button>
        </p>
      )}
      <p>{t('begin.lead')}</p>
      <div className={styles['buttons']}>
        {Object.entries(readyMadeKeys).map(([name, key]) => (
          <Button
            key={name}
            type="button"
            kind="secondary"
            busy={isBusy}
            onClick={() => void begin({ action: 'useReadyMade', readyMade: name as PasserelleReadyMadeForm })}
          >
            {t(key)}
          </Button>
        ))}
      </div>
      <CopyFromCall
        callId={composed.callId}
        isBusy={isBusy}
        onCopy={(fromCallId) => void begin({ action: 'copy', fromCallId })}
      />
      <div className={styles['add']}>
        <label className={styles['file']}>
          {t('begin.import')}
          <input type="file" accept=".json,application/json" onChange={(event) => void readFile(event)} />
        </label>
        {document.sections.length > 0 && (
          <Button
            type="button"
            kind="secondary"
            onClick={() => documentFile(document, t('begin.fileName', { id: composed.callId }))}
          >
            {t('begin.export')}
          </Button>
        )}
      </div>
    </details>
  );
}

interface CopyFromCallProps {
  callId: number;
  isBusy: boolean;
  onCopy: (callId: number) => void;
}

/** The form of another call that the person may edit. */
function CopyFromCall({ callId, isBusy, onCopy }: CopyFromCallProps) {
  const { t } = useTranslation('formComposer');
  const { data } = useQuery<OwnCallsQuery>(OwnCallsDocument, { variables: everyCall });
  const [chosen, setChosen] = useState('');
  const calls = (data?.passerelleOwnCalls.items ?? []).filter(
    ({ id, allowedActions }) => id !== callId && allowedActions.includes('save'),
  );
  if (calls.length === 0) return null;
  return (
    <div className={styles['add']}>
      <ListField
        id={partId('form', 'copy')}
        label={t('begin.copyFrom')}
        value={chosen}
        emptyLabel={t('choose')}
        options={calls.map(({ id, title }) => ({ value: String(id), label: title }))}
        onChange={setChosen}
      />
      <Button
        type="button"
        kind="secondary"
        busy={isBusy}
        disabled={chosen === ''}
        onClick={() => onCopy(Number(chosen))}
      >
        {t('begin.copy')}
      </Button>
    </div>
  );
}
