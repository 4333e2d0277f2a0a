import { useQuery } from '@apollo/client/react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useReread } from '../../graphql/client/reread.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { OwnRecordDocument } from '../../../shared/graphql/generated/documents/own-record.ts';
import type {
  OwnRecordFieldsFragment,
  OwnRecordQuery,
} from '../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../lib/site.ts';
import { ActionResult } from '../../components/ui/action-result.tsx';
import { canTranslate } from './can-translate.ts';
import { LanguageStates } from './language-states.tsx';
import styles from './own-records.module.css';
import { useOwnType } from './own-type.ts';
import { PreviewLinks } from './preview-links.tsx';
import { RecordRemarks, RecordStatus } from './record-state.tsx';
import { RecordSteps } from './record-steps.tsx';
import { useSteps } from './use-steps.ts';

export interface RecordPanelProps {
  id: number;
  /** Version of the record as the screen has it. */
  version: number;
  /** Saves the form before a step. @returns the version of the record after that */
  save?: () => Promise<number>;
  /** Choice in forms that save: whether translations stay up to date with the change. */
  minorChange?: { isMinor: boolean; onChange: (isMinor: boolean) => void };
}

/** State, languages and steps of the record of a screen. Nothing while they are out of reach. */
export function RecordPanel(props: RecordPanelProps) {
  const { data, refetch } = useQuery<OwnRecordQuery>(OwnRecordDocument, {
    variables: { id: props.id },
    fetchPolicy: 'cache-and-network',
  });
  const record = data?.passerelleOwnRecord;
  if (!record) return null;
  return <Panel {...props} record={record} reload={async () => void (await refetch())} />;
}

interface PanelProps extends RecordPanelProps {
  record: OwnRecordFieldsFragment;
  reload: () => Promise<void>;
}

function Panel({ record, version, save, minorChange, reload }: PanelProps) {
  const { t } = useTranslation('ownRecords');
  const { language } = useSite();
  const { after, formAddress, hasPreview, isTranslatable, readersAddress } = useOwnType();
  const navigate = useNavigate();
  const reread = useReread();
  const { outcome, busyId, run, duplicate } = useSteps(async (step) => {
    if (step === 'delete') {
      await navigate(pathTo(after, language));
      return;
    }
    await Promise.all([reload(), reread()]);
  });
  const isBusy = busyId !== undefined;
  const isTranslated = record.languageVersions.some(({ id }) => id !== null && id !== record.id);
  const isSource = record.languageVersions.some(({ id, isSource: is }) => is && id === record.id);
  useReloadOnSave(version, record.version, isTranslated ? reload : undefined);
  const current = async () => ({ ...record, version: (await save?.()) ?? version });
  return (
    <section aria-labelledby="record-panel" className={styles['panel']}>
      <h2 id="record-panel">{t('panel')}</h2>
      <ActionResult kind={outcome?.kind} text={outcome?.text} />
      <p className={styles['facts']}>
        <RecordStatus record={record} />
      </p>
      <RecordRemarks record={record} />
      <LanguageStates
        formAddress={formAddress}
        row={record}
        isBusy={isBusy}
        duplicate={
          isTranslatable && canTranslate(record)
            ? async (target) => duplicate(await current(), target)
            : undefined
        }
      />
      {hasPreview && <PreviewLinks versions={record.languageVersions} save={async () => save?.()} />}
      {readersAddress && (
        <p>
          <Link to={readersAddress(language, record.id)}>{t('seeAs')}</Link>
        </p>
      )}
      {minorChange && isSource && isTranslated && <MinorChange {...minorChange} />}
      <div className={styles['steps']}>
        <RecordSteps row={record} isBusy={isBusy} run={async (step) => run(await current(), step)} />
      </div>
    </section>
  );
}

/** Reloads after a save, which may make a translation outdated. */
function useReloadOnSave(version: number, known: number, reload: (() => Promise<void>) | undefined): void {
  const isNewer = version > known;
  const last = useRef(version);
  useEffect(() => {
    if (!isNewer || last.current === version) return;
    last.current = version;
    void reload?.();
  }, [isNewer, version, reload]);
}

function MinorChange({ isMinor, onChange }: NonNullable<RecordPanelProps['minorChange']>) {
  const { t } = useTranslation('ownRecords');
  const id = useId();
  return (
    <div className={styles['minor']}>
      <input
        id={id}
        type="checkbox"
        checked={isMinor}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{t('minor.label')}</label>
      <p id={`${id}-hint`}>{t('minor.hint')}</p>
    </div>
  );
}
