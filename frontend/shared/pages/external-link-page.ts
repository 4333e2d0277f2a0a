/** View data of the warning page: the link that was followed. Absent: the link is not one of ours. */
export interface ExternalLinkViewData {
  href: string;
  /** Host name in punycode, so that no character looks like another: `xn--…` stays `xn--…`. */
  host: string;
  /** The same name in its own script, when it differs. */
  written?: string;
  /** Whether some of its characters are not Latin. */
  lookalike: boolean;
  /** The page of ours that the reader comes from. */
  from: string;
}
