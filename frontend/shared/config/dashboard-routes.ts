import paths from '../../../wp-plugin/config/paths.json' with { type: 'json' };
import { type PageNamespace, type Paths, workspace } from './route-kinds.ts';
import { type RequiredRights, validators } from './rights.ts';

/** Root of the workspace; its address redirects to the first section. */
export const dashboardRoot = { fr: '/tableau-de-bord/', en: '/en/dashboard/' } as const;
/** The form of a type that validators decide on. */
const ownRecordForm =
  (noun: string, one: string, ...texts: PageNamespace[]) =>
  (path: Paths) =>
    workspace(path, {
      module: `features/${noun}/own-${noun}/${one}-form`,
      namespaces: [...texts, 'ownRecords', 'people', 'pickers', 'recordForm', 'fieldErrors'],
    });
export const initiativeForm = ownRecordForm('initiatives', 'initiative', 'ownInitiatives');
export const eventForm = ownRecordForm('events', 'event', 'ownEvents', 'instants');
export const resourceForm = ownRecordForm('resources', 'resource', 'ownResources');
export const projectForm = ownRecordForm('projects', 'project', 'ownProjects');
/** A section of the dashboard, or what is below it. */
export const sectionPath = (fr: string, en: string): Paths => ({
  fr: dashboardRoot.fr + fr,
  en: dashboardRoot.en + en,
});
/** The list of one’s own records of a type that validators decide on. */
export const ownList = (noun: string, texts: PageNamespace, path: Paths) =>
  workspace(path, {
    module: `features/${noun}/own-${noun}/own-${noun}`,
    namespaces: [texts, 'ownRecords', 'list'],
    inRail: true,
  });
export const statisticsScreen = (module: string, fr: string, en: string) =>
  workspace(sectionPath(fr, en), {
    module: `features/statistics/${module}`,
    namespaces: ['statistics'],
    inRail: true,
  });
export const callPaths = (fr: string, en: string): Paths =>
  sectionPath(`vos-appels-a-candidatures/${fr}`, `your-call-for-applications/${en}`);
export const callForm = (fr: string, en: string, who: RequiredRights) =>
  workspace(callPaths(fr, en), {
    who,
    module: 'features/calls/call-form/call-form',
    namespaces: [
      'callForm',
      'callSteps',
      'fieldErrors',
      'instants',
      'ownRecords',
      'people',
      'pickers',
      'recordForm',
    ],
  });
/** The screen on which the application form of a call is composed. */
export const formComposer = workspace(callPaths('formulaire/:id/', 'form/:id/'), {
  module: 'features/applications/form-composer/form-composer',
  namespaces: ['formComposer', 'questions', 'recordForm', 'fieldErrors', 'instants', 'stages'],
});
/** How many applications to a call were begun and sent, and more figures for those who handle them. */
export const applicationFigures = workspace(callPaths('candidatures/:id/', 'applications/:id/'), {
  module: 'features/statistics/call-figures',
  namespaces: ['statistics', 'stages'],
});
/** The applications to a call, for those who handle them. */
export const receivedApplications = workspace(
  callPaths('candidatures/:id/recues/', 'applications/:id/received/'),
  {
    module: 'features/applications/received/list/received-list',
    namespaces: [
      'received',
      'lateLinks',
      'questions',
      'list',
      'fieldErrors',
      'instants',
      'pickers',
      'stages',
    ],
  },
);
/** One of them: `?version=`, `&earlier=` for one that was sent before, and the filters of the list. */
export const receivedApplication = workspace(paths.pages.receivedApplication, {
  module: 'features/applications/received/reading/reading',
  namespaces: [
    'received',
    'stages',
    'applicationHandling',
    'applicationThread',
    'mentoring',
    'questions',
    'recordForm',
    'fieldErrors',
    'instants',
  ],
});
/** Decisions on the applications to a call: `?part=letters`, `?part=reviews`; `?letter=`: the letters of one application. */
export const decisions = workspace(callPaths('decisions/:id/', 'decisions/:id/'), {
  module: 'features/decisions/decisions',
  namespaces: ['decisions', 'instants', 'stages'],
});
/** A request for a review of the result of an application, for those who may answer it and those who run the call. */
export const decisionReview = workspace(paths.pages.decisionReview, {
  module: 'features/applications/decision-review/decision-review',
  namespaces: ['decisionReview', 'received', 'questions', 'instants'],
});
/** An application for its mentor. */
export const mentoredApplication = workspace(paths.pages.mentoredApplication, {
  module: 'features/applications/mentoring/mentored-application',
  namespaces: [
    'mentoring',
    'applicationThread',
    'received',
    'questions',
    'recordForm',
    'fieldErrors',
    'instants',
    'stages',
  ],
});
/** A record of one type that validators decide on. */
export const moderated = (fr: string, en: string) =>
  workspace(
    {
      fr: `${dashboardRoot.fr}vos-validations/${fr}/:id/`,
      en: `${dashboardRoot.en}your-validations/${en}/:id/`,
    },
    {
      who: validators,
      module: 'features/moderation/detail/moderation',
      namespaces: ['moderation', 'ownRecords', 'profileFiles', 'fieldErrors', 'requestErrors'],
    },
  );
