/** View data of the warning page: the link that was followed. Absent: the link is not one of ours. */
export interface ExitViewData {
  href: string;
  /** As machines write it, so that no letter looks like another: `xn--…` stays `xn--…`. */
  host: string;
  /** The same name in its own letters, when they differ. */
  written?: string;
  /** Some of these letters are of another alphabet than ours. */
  lookalike: boolean;
  /** The page of ours that the reader comes from. */
  from: string;
}
