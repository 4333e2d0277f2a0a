import { useTranslation } from 'react-i18next';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { DecisionsDocument } from '../../../../shared/graphql/generated/documents/decisions.ts';
import { FormReferenceDocument } from '../../../../shared/graphql/generated/documents/form-reference.ts';
import { PlacementDocument } from '../../../../shared/graphql/generated/documents/placement.ts';
import { Screen } from '../../../components/screen/screen.tsx';
import { useRead } from '../../../graphql/client/use-read.ts';
import { useSite } from '../../../lib/site.ts';
import { DecisionLinks, type DecisionsProps } from '../decision-links.tsx';
import { PlacesForm } from './places-form.tsx';

/** Categories and places of a call, as those who run it plan them. */
export function Places({ variables }: DecisionsProps) {
  const { t } = useTranslation('decisions');
  const { language } = useSite();
  const { passerelleDecisions: decisions } = useRead(DecisionsDocument, variables);
  const { passerellePlacement: placement } = useRead(PlacementDocument, variables);
  const { passerelleReference: reference } = useRead(FormReferenceDocument, {
    language: graphqlLanguage(language),
  });
  if (!decisions || !placement) return null;
  return (
    <Screen title={t('placesTitle')} lead={decisions.callTitle}>
      <DecisionLinks decisions={decisions} part="places" />
      <p>{t('places.lead')}</p>
      {placement.isFrozen && <p>{t('places.frozen')}</p>}
      <PlacesForm
        key={`${placement.stage} ${placement.version}`}
        placement={placement}
        amount={decisions.amount}
        countries={reference.countries}
      />
    </Screen>
  );
}
