import { data, type LoaderFunctionArgs, useLocation, useParams } from 'react-router';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import { DecisionLettersDocument } from '../../../shared/graphql/generated/documents/decision-letters.ts';
import { DecisionsDocument } from '../../../shared/graphql/generated/documents/decisions.ts';
import { FormReferenceDocument } from '../../../shared/graphql/generated/documents/form-reference.ts';
import { PlacementDocument } from '../../../shared/graphql/generated/documents/placement.ts';
import { DecisionReviewsDocument } from '../../../shared/graphql/generated/documents/decision-reviews.ts';
import { load } from '../../graphql/client/load.ts';
import { languageContext } from '../../lib/site.ts';
import { stageVariables } from '../../components/stages/stage-address.ts';
import { loadStages } from '../../components/stages/load-stages.ts';
import { Letters } from './letters/letters-part.tsx';
import { RenderedLetters } from './letters/rendered-letters.tsx';
import { Places } from './places/places-part.tsx';
import { Reviews } from './reviews/reviews-part.tsx';
import { DecisionTable } from './table/table-part.tsx';

const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text);

/**
 * `?stage=`: a later stage; `?letter=`: an application whose letters are read.
 * @throws Response 404, also for calls of others
 */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const { id = '' } = params;
  const search = new URL(request.url).searchParams;
  const letter = search.get('letter');
  if (!isId(id) || (letter !== null && !isId(letter))) throw data(null, { status: 404 });
  const [{ passerelleDecisions: decisions }, letters] = await Promise.all([
    load(context, DecisionsDocument, stageVariables(Number(id), search)),
    letter === null ? null : load(context, DecisionLettersDocument, { id: Number(letter) }),
    loadStages(context, Number(id)),
    load(context, PlacementDocument, stageVariables(Number(id), search)),
    search.get('part') === 'places'
      ? load(
          context,
          FormReferenceDocument,
          { language: graphqlLanguage(context.get(languageContext)) },
          true,
        )
      : null,
    search.get('part') === 'reviews'
      ? load(context, DecisionReviewsDocument, stageVariables(Number(id), search))
      : null,
  ]);
  if (!decisions || (letters && !letters.passerelleDecisionLetters)) throw data(null, { status: 404 });
  return null;
}

/** Decisions on the applications to a call, for those who run it. */
export function Component() {
  const { id = '' } = useParams();
  const search = new URLSearchParams(useLocation().search);
  const letter = search.get('letter');
  const callId = Number(id);
  if (letter !== null) return <RenderedLetters callId={callId} id={Number(letter)} />;
  const variables = stageVariables(callId, search);
  const part = search.get('part');
  if (part === 'letters') return <Letters variables={variables} />;
  if (part === 'places') return <Places variables={variables} />;
  return part === 'reviews' ? <Reviews variables={variables} /> : <DecisionTable variables={variables} />;
}
