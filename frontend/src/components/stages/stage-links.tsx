import { useTranslation } from 'react-i18next';
import { CallStagesDocument } from '../../../shared/graphql/generated/documents/call-stages.ts';
import { ChoiceLink, ChoiceLinks } from '../list/choice-links.tsx';
import { useRead } from '../../graphql/client/use-read.ts';
import { useStageName } from './stage-address.ts';

interface StageLinksProps {
  callId: number;
  stage: number;
  /** The address of the same screen at another stage. */
  searchOf: (stage: number) => string;
}

/** The stages of a call, to choose the one that the screen is about. Nothing where there is one. */
export function StageLinks({ callId, stage, searchOf }: StageLinksProps) {
  const { t } = useTranslation('stages');
  const nameOf = useStageName();
  const { passerelleCallStages: stages } = useRead(CallStagesDocument, { callId });
  if (!stages || stages.items.length < 2) return null;
  return (
    <ChoiceLinks label={t('label')}>
      <ul>
        {stages.items.map((each) => (
          <ChoiceLink
            key={each.number}
            search={searchOf(each.number)}
            isCurrent={each.number === stage}
            current="page"
          >
            {nameOf(each)}
          </ChoiceLink>
        ))}
      </ul>
    </ChoiceLinks>
  );
}
