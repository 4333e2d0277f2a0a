import { StructureDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/structure-draft-fields.ts';
import { writeRecord } from '../../../graphql/client/write-record.ts';
import { structureFormAddress } from './structure-form-address.ts';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useReread } from '../../../graphql/client/reread.ts';
import { duplicatePost } from '../../../../shared/config/calls/content-calls.ts';
import { updateStructure } from '../../../../shared/config/calls/structure-calls.ts';
import type { Language } from '../../../../shared/config/locales.ts';
import { StructureDraftDocument } from '../../../../shared/graphql/generated/documents/structure-draft.ts';
import type { StructureDraftQuery } from '../../../../shared/graphql/generated/operations.ts';
import { ActionResult } from '../../../components/ui/action-result.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { LanguageStates } from '../../../content/own-records/language-states.tsx';
import { PreviewLinks } from '../../../content/own-records/preview-links.tsx';
import { send } from '../../../lib/api/send.ts';
import type { Outcome } from '../../../lib/api/sender.ts';
import { useSite } from '../../../lib/site.ts';
import styles from '../structures.module.css';

export interface StructurePanelProps {
  id: number;
  /** Version of the structure as the form has it. */
  version: number;
  /** Saves the form before a step. @returns the version of the structure after that */
  save: () => Promise<number>;
}

type Draft = NonNullable<StructureDraftQuery['passerelleStructureDraft']>;

/** State, languages and steps of the structure of the form. Nothing while they are out of reach. */
export function StructurePanel({ id, save }: StructurePanelProps) {
  const { data } = useQuery<StructureDraftQuery>(StructureDraftDocument, { variables: { id } });
  const draft = data?.passerelleStructureDraft;
  return draft ? <Panel draft={draft} save={save} /> : null;
}

const states = {
  draft: 'panel.draft',
  publish: 'panel.publish',
  completed: 'panel.publish',
  private: 'panel.private',
} as const;
const isState = (status: string): status is keyof typeof states => Object.hasOwn(states, status);

function Panel({ draft, save }: { draft: Draft } & Pick<StructurePanelProps, 'save'>) {
  const { t } = useTranslation('structures');
  const { id, name, status, path, allowedActions, languageVersions } = draft;
  const { failure, isBusy, step, translate } = useSteps(draft, save);
  return (
    <section aria-labelledby="structure-panel" className={styles['panel']}>
      <h2 id="structure-panel">{t('panel.title')}</h2>
      <ActionResult kind="failure" text={failure} />
      <p className={styles['facts']}>
        {isState(status) && <span className={styles['state']}>{t(states[status])}</span>}
        {path && (status === 'publish' || status === 'completed') && <a href={path}>{t('panel.page')}</a>}
        <RouteLink to="structureMembers" parameters={{ id: String(id) }}>
          {t('members')}
        </RouteLink>
      </p>
      <LanguageStates
        row={{ id, title: name, languageVersions }}
        formAddress={structureFormAddress}
        isBusy={isBusy}
        duplicate={translate}
      />
      {/* In the form of a public structure, input is not saved before it is public. */}
      <PreviewLinks versions={languageVersions.filter(({ path: page }) => page === null)} save={save} />
      <div className={styles['actions']}>
        {(['offline', 'online'] as const)
          .filter((each) => allowedActions.includes(each))
          .map((each) => (
            <Button key={each} type="button" kind="secondary" busy={isBusy} onClick={() => void step(each)}>
              {t(each === 'offline' ? 'panel.offline' : 'panel.online')}
            </Button>
          ))}
      </div>
    </section>
  );
}

interface Steps {
  /** Why the last step failed. */
  failure: string | undefined;
  isBusy: boolean;
  step: (action: 'offline' | 'online') => Promise<void>;
  /** Begins the structure in another language, and opens it. */
  translate: (language: Language) => Promise<void>;
}

function useSteps({ id }: Draft, save: () => Promise<number>): Steps {
  const { t } = useTranslation('structures');
  const { language } = useSite();
  const navigate = useNavigate();
  const reread = useReread();
  const { cache } = useApolloClient();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function during<Answer>(work: () => Promise<Outcome<Answer>>): Promise<Answer | undefined> {
    setBusy(true);
    setFailure(undefined);
    const outcome = await work();
    setBusy(false);
    if (outcome.kind === 'done') return outcome.data;
    setFailure(outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable'));
    return undefined;
  }

  return {
    failure,
    isBusy,
    async step(action) {
      const changed = await during(async () => send(updateStructure, { action, id, version: await save() }));
      if (!changed) return;
      writeRecord(cache, StructureDraftFieldsDocument, changed);
      await reread();
    },
    async translate(target) {
      const copy = await during(async () => {
        await save();
        return send(duplicatePost, { id, language: target });
      });
      if (copy) await navigate(structureFormAddress(language, copy.id));
    },
  };
}
