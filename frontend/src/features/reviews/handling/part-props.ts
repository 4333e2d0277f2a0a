import type { StageVariables } from '../../../components/stages/stage-address.ts';

/** A screen about the review of a call. */
export type Part = 'assignments' | 'criteria' | 'ranking';

/** What a part of the screen reads. */
export interface PartProps {
  variables: StageVariables & { readonly weights?: string };
}
