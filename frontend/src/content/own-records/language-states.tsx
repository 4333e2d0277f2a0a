import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Language, languageOfGraphql } from '../../../shared/config/locales.ts';
import type { OwnRecordFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../lib/site.ts';
import { useFieldLabels } from '../../lib/use-field-label.ts';
import { languageKeys, openKeys, translateKeys } from './language-keys.ts';
import styles from './own-records.module.css';
import type { OwnType } from './own-type.ts';
import { StepButton } from './step-button.tsx';

const stateKeys = {
  missing: 'state.missing',
  draft: 'state.draft',
  up_to_date: 'state.up_to_date',
  outdated: 'state.outdated',
} as const;
type State = keyof typeof stateKeys;
const isState = (state: string): state is State => Object.hasOwn(stateKeys, state);

type Version = Omit<OwnRecordFieldsFragment['languageVersions'][number], 'title'>;

interface LanguageStatesProps {
  row: Pick<OwnRecordFieldsFragment, 'id' | 'title'> & { languageVersions: readonly Version[] };
  /** Address of the form for the other language. */
  formAddress: OwnType['formAddress'];
  isBusy: boolean;
  /** Undefined: the person may not start a translation. */
  duplicate: ((language: Language) => Promise<void>) | undefined;
}

/** Each language of a record, its state, and which texts of the source changed since. */
export function LanguageStates({ row, formAddress, isBusy, duplicate }: LanguageStatesProps) {
  const { t } = useTranslation('ownRecords');
  const { language: reading } = useSite();
  const labels = useFieldLabels();
  return (
    <ul className={styles['languages']} aria-label={t('languages')}>
      {row.languageVersions.map(({ language: name, state, changedFields, id }) => {
        const language = languageOfGraphql(name);
        return (
          <li key={language} data-state={state}>
            {id !== null && id !== row.id ? (
              <Link to={formAddress(reading, id)} className={styles['languageName']}>
                <span className="visually-hidden">
                  {t(openKeys[language])} {row.title} –{' '}
                </span>
                {t(languageKeys[language])}
              </Link>
            ) : (
              <span className={styles['languageName']}>{t(languageKeys[language])}</span>
            )}{' '}
            {isState(state) && <span>{t(stateKeys[state])}</span>}
            {changedFields.length > 0 && (
              <span> {t('changed', { fields: labels(changedFields).join(', ') })}</span>
            )}
            {state === 'missing' && duplicate && (
              <StepButton about={row.title} disabled={isBusy} onClick={() => void duplicate(language)}>
                {t(translateKeys[language])}
              </StepButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
