/** A signed-in visit, as far as its pages may know: no token opens anything but the forms of this session. */
export interface Visit {
  id: number;
  firstName: string;
  lastName: string;
  /** Has said, or declined to say, what they are interested in. */
  isOnboarded: boolean;
  csrfToken: string;
}
