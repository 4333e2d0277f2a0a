/** Data of a signed-in reader for pages. The only token is the CSRF token of the session. */
export interface Visit {
  id: number;
  firstName: string;
  lastName: string;
  /** True after the person has chosen interests, or skipped the choice. */
  isOnboarded: boolean;
  csrfToken: string;
}
