import { data, type LoaderFunctionArgs } from 'react-router';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { FormReferenceDocument } from '../../../../shared/graphql/generated/documents/form-reference.ts';
import { ReviewAssignmentsDocument } from '../../../../shared/graphql/generated/documents/review-assignments.ts';
import { ReviewPlanDocument } from '../../../../shared/graphql/generated/documents/review-plan.ts';
import { ReviewRankingDocument } from '../../../../shared/graphql/generated/documents/review-ranking.ts';
import { load } from '../../../graphql/client/load.ts';
import { languageContext } from '../../../lib/site.ts';
import { stageVariables } from '../../../components/stages/stage-address.ts';
import { loadStages } from '../../../components/stages/load-stages.ts';
import { Assignments } from './assignments-part.tsx';
import { Criteria } from './criteria-part.tsx';
import { Ranking } from './ranking-part.tsx';

/**
 * `?stage=`: a later stage; `?part=`: criteria or ranking, else reviewers and assignment; `?weights=` of the ranking.
 * @throws Response 404, also for calls of others
 */
export async function loadHandling(
  context: LoaderFunctionArgs['context'],
  id: string,
  search: URLSearchParams,
) {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  const [part, weights] = [search.get('part'), search.get('weights')];
  const call = stageVariables(Number(id), search);
  const stages = loadStages(context, call.callId);
  if (part === 'criteria') {
    const [{ passerelleReviewPlan: plan }] = await Promise.all([
      load(context, ReviewPlanDocument, call),
      stages,
    ]);
    if (!plan) throw data(null, { status: 404 });
    return { part: 'criteria', variables: call } as const;
  }
  if (part === 'ranking') {
    const variables = weights === null ? call : { ...call, weights };
    const [{ passerelleReviewRanking: ranking }] = await Promise.all([
      load(context, ReviewRankingDocument, variables),
      stages,
    ]);
    if (!ranking) throw data(null, { status: 404 });
    return { part: 'ranking', variables } as const;
  }
  const language = graphqlLanguage(context.get(languageContext));
  const [{ passerelleReviewAssignments: assignments }] = await Promise.all([
    load(context, ReviewAssignmentsDocument, call),
    load(context, FormReferenceDocument, { language }, true),
    stages,
  ]);
  if (!assignments) throw data(null, { status: 404 });
  return { part: 'assignments', variables: call } as const;
}

const parts = { assignments: Assignments, criteria: Criteria, ranking: Ranking };

/** The review of the applications to a call, for those who run it. */
export function Handling({ part, variables }: Awaited<ReturnType<typeof loadHandling>>) {
  const Part = parts[part];
  return <Part variables={variables} />;
}
