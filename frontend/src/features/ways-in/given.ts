/** Why somebody could not come here from the administration. */
export type SwitchProblem =
  | 'switch_failed'
  | 'switch_token_missing'
  | 'switch_token_invalid'
  | 'content_system_unavailable'
  | 'rate_limited';

/** What the server tells the page of the switch. */
export interface GivenSwitch {
  problem: SwitchProblem;
  /** Address of the administration, where the way begins. */
  adminPath: string;
}
