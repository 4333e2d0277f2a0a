import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOwnMembership } from '../../../../shared/config/calls/structure-calls.ts';
import { languageOfGraphql } from '../../../../shared/config/locales.ts';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import { ActionResult, type ActionMessage } from '../../../components/ui/action-result.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { send } from '../../../lib/api/send.ts';
import styles from '../structures.module.css';
import { type SimilarStructure, useSimilarStructures } from './use-similar-structures.ts';

/** Below the name of a structure: those that exist already under a similar name, and how to join one of them instead. */
export function SimilarStructures() {
  const { t } = useTranslation('structures');
  const { form } = useRecordFormParts();
  const { similar, reload } = useSimilarStructures();
  const [message, setMessage] = useState<ActionMessage>();
  const [isBusy, setBusy] = useState(false);
  const nameOfCountry = (code: string | null) =>
    form.reference.countries.find(({ isoCode }) => isoCode === code)?.name;

  async function ask({ id, name }: SimilarStructure): Promise<void> {
    setBusy(true);
    const outcome = await send(changeOwnMembership, { structureId: id, action: 'ask' }, { about: name });
    setBusy(false);
    if (outcome.kind === 'done') {
      setMessage(undefined);
      await reload();
    } else {
      const text = outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable');
      setMessage({ kind: 'failure', text });
    }
  }

  return (
    <>
      <output className="visually-hidden">
        {similar.length > 0 && t('similar.found', { count: similar.length })}
      </output>
      {similar.length > 0 && (
        <section aria-labelledby="similar-structures" className={styles['similar']}>
          <h3 id="similar-structures">{t('similar.title')}</h3>
          <p>{t('similar.lead')}</p>
          <ul>
            {similar.map((each) => (
              <li key={each.id} data-similar={each.id}>
                <span lang={languageOfGraphql(each.language)}>
                  {each.path ? (
                    <a href={each.path} target="_blank" rel="noreferrer">
                      {each.name}
                      <span className="visually-hidden"> {t('similar.newTab')}</span>
                    </a>
                  ) : (
                    each.name
                  )}
                </span>{' '}
                <span>{[each.city, nameOfCountry(each.country)].filter(Boolean).join(', ')}</span>
                {each.canAsk && (
                  <Button type="button" kind="secondary" busy={isBusy} onClick={() => void ask(each)}>
                    {t('join.send')}
                    <span className="visually-hidden"> {each.name}</span>
                  </Button>
                )}
                {each.membershipStatus && <strong>{t(statusKeys[each.membershipStatus])}</strong>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ActionResult kind={message?.kind} text={message?.text} />
    </>
  );
}

const statusKeys = {
  member: 'similar.member',
  pretender: 'states.pretender',
  guest: 'states.invited',
} as const satisfies Record<NonNullable<SimilarStructure['membershipStatus']>, string>;
