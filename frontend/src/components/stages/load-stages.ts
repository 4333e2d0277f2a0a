import type { LoaderFunctionArgs } from 'react-router';
import { CallStagesDocument } from '../../../shared/graphql/generated/documents/call-stages.ts';
import { load } from '../../graphql/client/load.ts';

/** For a loader of a screen that names stages. */
export const loadStages = (context: LoaderFunctionArgs['context'], callId: number) =>
  load(context, CallStagesDocument, { callId });
