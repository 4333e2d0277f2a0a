import * as applications from './application-calls.ts';
import * as applicationForms from './application-form-calls.ts';
import * as applicationHandling from './application-handling-calls.ts';
import * as auth from './auth-calls.ts';
import type { CallRow } from './call.ts';
import * as coWriters from './co-writer-calls.ts';
import * as callsForApplications from './call-for-application-calls.ts';
import * as content from './content-calls.ts';
import * as dashboard from './dashboard-calls.ts';
import * as decisions from './decision-calls.ts';
import * as decisionReviews from './decision-review-calls.ts';
import * as events from './event-calls.ts';
import * as favourites from './favourite-calls.ts';
import * as initiatives from './initiative-calls.ts';
import * as invitations from './invitation-calls.ts';
import * as lateLinks from './late-link-calls.ts';
import * as letters from './letter-calls.ts';
import * as members from './member-calls.ts';
import * as mentors from './mentor-calls.ts';
import * as moderation from './moderation-calls.ts';
import * as newsletter from './newsletter-calls.ts';
import * as onboarding from './onboarding-calls.ts';
import * as pageData from './page-data-calls.ts';
import * as profile from './profile-calls.ts';
import * as profileFiles from './profile-file-calls.ts';
import * as projects from './project-calls.ts';
import * as callStatistics from './call-statistics-calls.ts';
import * as receivedApplications from './received-application-calls.ts';
import * as reports from './report-calls.ts';
import * as resources from './resource-calls.ts';
import * as reviews from './review-calls.ts';
import * as savedSearches from './saved-search-calls.ts';
import * as settings from './settings-calls.ts';
import * as statistics from './statistics-calls.ts';
import * as structures from './structure-calls.ts';
import * as team from './team-calls.ts';
import * as threads from './thread-calls.ts';
import * as visitors from './visitor-calls.ts';

/** Every call of /api: a row that is exported by one of these modules is served and documented. Pages import single rows. */
export const calls: readonly CallRow[] = [
  applications,
  applicationForms,
  applicationHandling,
  auth,
  callsForApplications,
  coWriters,
  content,
  dashboard,
  decisions,
  decisionReviews,
  events,
  favourites,
  initiatives,
  invitations,
  lateLinks,
  letters,
  members,
  mentors,
  moderation,
  newsletter,
  onboarding,
  pageData,
  profile,
  profileFiles,
  projects,
  callStatistics,
  receivedApplications,
  reports,
  resources,
  reviews,
  savedSearches,
  settings,
  statistics,
  structures,
  team,
  threads,
  visitors,
].flatMap((rows): CallRow[] => Object.values(rows));
