import { useTranslation } from 'react-i18next';
import { DecisionLettersDocument } from '../../../../shared/graphql/generated/documents/decision-letters.ts';
import { DecisionsDocument } from '../../../../shared/graphql/generated/documents/decisions.ts';
import { languages } from '../../../../shared/config/locales.ts';
import { Screen } from '../../../components/screen/screen.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { useRead } from '../../../graphql/client/use-read.ts';
import { kindKeys } from '../decision-keys.ts';
import styles from '../decisions.module.css';

const languageKeys = { fr: 'letters.language.fr', en: 'letters.language.en' } as const;

/** The letters of one application, as they are sent. */
export function RenderedLetters({ callId, id }: { callId: number; id: number }) {
  const { t } = useTranslation('decisions');
  const { passerelleDecisions: decisions } = useRead(DecisionsDocument, { callId });
  const { passerelleDecisionLetters: read } = useRead(DecisionLettersDocument, { id });
  if (!read) return null;
  const row = decisions?.rows.find((each) => each.id === id);
  const about = row ? `${row.name} · ${row.number} · ${t(kindKeys[read.kind])}` : t(kindKeys[read.kind]);
  return (
    <Screen title={t('letterTitle')} lead={about}>
      <p>
        <RouteLink to="decisions" parameters={{ id: String(callId) }}>
          {t('letter.back')}
        </RouteLink>
      </p>
      <p>{t(read.isPublished ? 'letter.wasSent' : 'letter.willBeSent')}</p>
      {languages.map((language) => {
        const letter = read.letters.find((each) => each.language === language);
        return (
          letter && (
            <section key={language} className={styles['section']} aria-labelledby={`letter-${language}`}>
              <h2 id={`letter-${language}`}>{t(languageKeys[language])}</h2>
              <div className={styles['letter']} lang={language}>
                <p className={styles['strong']}>{letter.subject}</p>
                <p className={styles['text']}>{letter.body}</p>
              </div>
            </section>
          )
        );
      })}
    </Screen>
  );
}
