import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { languageOfGraphql } from '../../../../shared/config/locales.ts';
import { DecisionMailPreviewDocument } from '../../../../shared/graphql/generated/documents/decision-mail-preview.ts';
import type { DecisionMailPreviewQueryVariables } from '../../../../shared/graphql/generated/operations.ts';
import type { DecidedItem } from './decide.ts';
import { bodyOf, type DecisionValues } from './decision-values.ts';
import styles from './decision.module.css';

interface MailTextProps {
  item: DecidedItem;
  /** Checked: with a decision. */
  values: DecisionValues;
}

/** The mail about a decision in the language of the author, written by the content system as it would be sent. */
export function MailText({ item, values }: MailTextProps) {
  const { t } = useTranslation('moderation');
  const { data, error } = useQuery(DecisionMailPreviewDocument, {
    variables: variablesOf(item, values),
    fetchPolicy: 'no-cache',
  });
  if (error) return <p>{t('mail.failed')}</p>;
  if (!data) return <p>{t('mail.loading')}</p>;
  const mail = data.passerelleDecisionMailPreview;
  if (!mail) return <p>{t('mail.noOwner')}</p>;
  return (
    <>
      <p className={styles['hint']}>{t('mail.lead')}</p>
      <blockquote className={styles['mail']} lang={languageOfGraphql(mail.language)}>
        <p>
          <strong>{mail.subject}</strong>
        </p>
        {mail.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </blockquote>
    </>
  );
}

function variablesOf({ id, target }: DecidedItem, values: DecisionValues): DecisionMailPreviewQueryVariables {
  return { id, target, ...bodyOf(values) };
}
