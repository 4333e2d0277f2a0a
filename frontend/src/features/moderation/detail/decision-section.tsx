import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router';
import { type Language, languageOfGraphql } from '../../../../shared/config/locales.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import type { ModerationRecordQuery } from '../../../../shared/graphql/generated/operations.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useSite } from '../../../lib/site.ts';
import type { DecidedResult } from '../decision/decide.ts';
import { DecisionForm } from '../decision/decision-form.tsx';
import { commonDecisions } from '../decision/decision-values.ts';
import { itemsOfRow } from '../decision/items-of-row.ts';
import { useFailureText } from '../decision/use-failure-text.ts';
import { listSearch } from '../list/list-state.ts';
import { type DetailState, neighbourAddress } from './detail-address.ts';
import styles from './detail.module.css';

type Found = NonNullable<ModerationRecordQuery['passerelleModerationRecord']>;

/** The decision on a record in all its languages; it leads to the next one of the list. In reach wherever one reads. */
export function DecisionSection({
  state,
  found: { row, versions, next },
}: {
  state: DetailState;
  found: Found;
}) {
  const { t } = useTranslation('moderation');
  const { language } = useSite();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<NonNullable<DecidedResult['error']>>();
  const [onlyId, setOnlyId] = useState<number>();
  // A sheet at the bottom of phones: closed, it leaves room to read.
  const [isOpen, setIsOpen] = useState(false);
  const allowed = commonDecisions([row]);
  const items = itemsOfRow(row);
  const chosen = onlyId === undefined ? items : items.filter(({ id }) => id === onlyId);

  function showResults(results: readonly DecidedResult[]): void {
    const refused = results.find(({ error }) => error !== null);
    setFailure(refused?.error ?? undefined);
    if (results.length === 0 || refused) return;
    const address =
      neighbourAddress(next, state.list, language) ??
      pathTo('moderations', language) + listSearch(state.list);
    void navigate(address);
  }

  return (
    <section aria-labelledby="decision" className={styles['decision']} data-open={isOpen ? '' : undefined}>
      <div className={styles['decisionHead']}>
        <h2 id="decision">{t('decision')}</h2>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls="decision-body"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('decide.fold') : t('decide.open')}
        </button>
      </div>
      <div id="decision-body" className={styles['decisionBody']}>
        {failure && <Failure key={row.version} error={failure} onReloaded={() => setFailure(undefined)} />}
        {allowed.length === 0 ? (
          <p>{t('nothingToDecide')}</p>
        ) : (
          <>
            {items.length > 1 && <LanguageChoice row={row} onlyId={onlyId} onChoose={setOnlyId} />}
            <DecisionForm
              items={chosen}
              rows={[row]}
              fields={versions[0]?.fields ?? []}
              allowed={allowed}
              about={row.title}
              onResults={showResults}
            />
          </>
        )}
      </div>
    </section>
  );
}

interface LanguageChoiceProps {
  row: Found['row'];
  onlyId: number | undefined;
  onChoose: (id: number | undefined) => void;
}

/** Both languages are decided on together, unless the validator unfolds them. */
function LanguageChoice({ row, onlyId, onChoose }: LanguageChoiceProps) {
  const { t } = useTranslation('moderation');
  const languages = [row, ...row.others].map(({ id, language }) => ({
    id,
    language: languageOfGraphql(language),
  }));
  return (
    <details className={styles['languages']}>
      <summary>{t('decide.languages')}</summary>
      <label>
        <input
          type="radio"
          name="decided-languages"
          checked={onlyId === undefined}
          onChange={() => onChoose(undefined)}
        />
        {t('decide.bothLanguages')}
      </label>
      {languages.map(({ id, language }) => (
        <label key={id}>
          <input
            type="radio"
            name="decided-languages"
            checked={onlyId === id}
            onChange={() => onChoose(id)}
          />
          {t(oneLanguageKeys[language])}
        </label>
      ))}
    </details>
  );
}

const oneLanguageKeys = {
  fr: 'decide.oneLanguage.fr',
  en: 'decide.oneLanguage.en',
} as const satisfies Record<Language, string>;

interface FailureProps {
  error: NonNullable<DecidedResult['error']>;
  onReloaded: () => void;
}

/** Why the decision was refused, with the way to what the record is now. It takes the focus. */
function Failure({ error, onReloaded }: FailureProps) {
  const { t } = useTranslation('moderation');
  const textOf = useFailureText();
  const { revalidate, state } = useRevalidator();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  async function reload(): Promise<void> {
    await revalidate();
    onReloaded();
    document.querySelector<HTMLElement>('#main h1')?.focus();
  }

  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles['failure']}>
      <p>{textOf(error)}</p>
      <Button type="button" kind="secondary" busy={state !== 'idle'} onClick={() => void reload()}>
        {t('reload')}
      </Button>
    </div>
  );
}
