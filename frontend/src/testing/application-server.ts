import type { FormDocument } from '../../shared/application-form/form-document.ts';

export const sampleForm: FormDocument = {
  format: 1,
  sections: [
    {
      id: 'you',
      label: { fr: 'Vous', en: 'You' },
      questions: [
        {
          id: 'name',
          kind: 'profileValue',
          source: 'person.name',
          label: { fr: 'Votre nom', en: 'Your name' },
        },
        { id: 'country', kind: 'country', label: { fr: 'Pays', en: 'Country' }, required: true },
        { id: 'team', kind: 'yesNo', label: { fr: 'En équipe', en: 'As a team' }, required: true },
      ],
    },
    {
      id: 'members',
      label: { fr: 'Équipe', en: 'Team' },
      condition: { source: 'team', operator: 'equals', value: true },
      questions: [{ id: 'who', kind: 'shortText', label: { fr: 'Qui', en: 'Who' }, required: true }],
    },
    {
      id: 'project',
      label: { fr: 'Projet', en: 'Project' },
      questions: [
        { id: 'title', kind: 'shortText', label: { fr: 'Titre', en: 'Title' }, required: true, max: 10 },
        { id: 'asked', kind: 'amount', currency: 'EUR', label: { fr: 'Montant', en: 'Amount' }, max: '5000' },
      ],
    },
  ],
};

/** An application to a call, begun and not yet answered. */
export const sampleApplication = {
  __typename: 'PasserelleApplication',
  actions: ['save', 'send', 'delete'] as string[],
  answers: '{}',
  askedQuestions: null as string | null,
  eligibility: null as object | null,
  applicantName: null as string | null,
  begunAt: '2026-11-20T09:00:00Z',
  callId: 51,
  callState: 'open',
  callTitle: 'Douze murs',
  changedAt: '2026-11-21T09:00:00Z',
  changes: [] as object[],
  closesAt: '2027-01-31T23:59:59Z' as string | null,
  completion: null as object | null,
  coWriters: [] as object[],
  files: [] as object[],
  form: JSON.stringify(sampleForm),
  formNumber: 1,
  id: 8,
  identifyingAnswers: [] as string[],
  invites: true,
  isLapsed: false,
  lateUntil: null as string | null,
  language: 'fr',
  letterQuestions: [] as object[],
  letters: [] as object[],
  minutes: 12,
  missing: [] as object[],
  opensAt: '2026-11-01T08:00:00Z' as string | null,
  stage: 1,
  stageNames: [] as object[],
  number: null as string | null,
  origins: [] as { __typename: string; id: string; origin: string }[],
  profile: [{ __typename: 'PasserelleProblemParam', name: 'person.name', value: 'Awa Sarr Diop' }],
  receipts: [] as { __typename: string; number: number; sentAt: string; sha256: string }[],
  removalAt: null as string | null,
  role: 'applicant',
  sentAt: null as string | null,
  sentNumber: 0,
  state: 'draft',
  structureName: null as string | null,
  trialUntil: null as string | null,
  version: 1,
  withdrawnAt: null as string | null,
  zone: 'Africa/Dakar',
};
type Application = typeof sampleApplication;

export const sampleEligibility = {
  __typename: 'PasserelleEligibility',
  applicationId: null as number | null,
  applicationsBegun: 0,
  applicationsEach: 1,
  callTitle: 'Douze murs',
  criteria: [
    {
      __typename: 'PasserelleEligibilityCriterion',
      code: 'dates',
      facts: [{ __typename: 'PasserelleProblemParam', name: 'closesAt', value: '2027-01-31T23:59:59Z' }],
      verdict: 'yes',
    },
  ] as object[],
  isBlocked: false,
  languages: ['fr', 'en'],
  minutes: 12 as number | null,
  lateUntil: null as string | null,
  monthsKept: 24,
  verdict: 'yes',
  zone: 'Africa/Dakar',
};

const reference = {
  __typename: 'PasserelleReference',
  countries: [{ __typename: 'PasserelleCountry', id: 1, isoCode: 'SN', name: 'Sénégal' }],
  sectors: [],
  logoSize: null,
};

interface Write {
  action: string;
  version: number;
  answers?: string;
}

const receipt = (number: number) => ({
  __typename: 'PasserelleApplicationReceipt',
  number,
  sentAt: `2026-11-23T10:0${number}:00Z`,
  sha256: `${number}`.repeat(64),
});

/** Answers what the screens of an applicant ask, as the plugin does. */
export class ApplicationServer {
  current: Application = sampleApplication;
  eligibility: typeof sampleEligibility = sampleEligibility;
  structures: object[] = [];
  received: object[] = [];
  mentors: object | null = null;
  mentored: object[] = [];
  present = { version: 0, writers: [] as string[] };
  readonly presences: object[] = [];
  refusal: { status: number; error: object } | undefined;
  readonly begun: object[] = [];
  readonly writes: Write[] = [];

  readonly data = (): object => ({
    passerelleApplication: this.current,
    passerelleApplicationThread: null,
    passerelleApplicationMentors: this.mentors,
    passerelleMentoredApplications: this.mentored,
    passerelleCoWriterInvitations: this.received,
    passerelleApplications: [{ ...this.current, __typename: 'PasserelleListedApplication', unread: 0 }],
    passerelleEligibility: this.eligibility,
    passerelleOwnStructures: this.structures,
    passerelleReference: reference,
  });

  readonly begin = (body: object): object => {
    this.begun.push(body);
    return this.#refused() ?? withoutTypes(this.current);
  };

  readonly presence = (body: object): object => {
    this.presences.push(body);
    return this.present;
  };

  readonly mutate = (body: Write): object | null => {
    this.writes.push(body);
    const refused = this.#refused();
    if (refused) return refused;
    if (body.action === 'delete') return null;
    this.current = { ...this.current, ...this.#after(body), version: this.current.version + 1 };
    return withoutTypes(this.current);
  };

  #refused(): Response | undefined {
    return this.refusal && Response.json({ error: this.refusal.error }, { status: this.refusal.status });
  }

  #after({ action, answers = '{}' }: Write): Partial<Application> {
    const { receipts, origins } = this.current;
    const changed = JSON.parse(answers) as Record<string, unknown>;
    if (action === 'save')
      return {
        answers: JSON.stringify({ ...(JSON.parse(this.current.answers) as object), ...changed }),
        origins: origins.filter(({ id }) => !Object.hasOwn(changed, id)),
      };
    if (action === 'complete')
      return {
        answers: JSON.stringify({ ...(JSON.parse(this.current.answers) as object), ...changed }),
        actions: ['withdraw'],
        askedQuestions: null,
        completion: null,
        sentNumber: receipts.length + 1,
        receipts: [...receipts, receipt(receipts.length + 1)],
      };
    if (action === 'takeBack') return { state: 'draft', actions: ['save', 'send', 'withdraw'] };
    if (action === 'withdraw') return { withdrawnAt: '2026-11-24T10:00:00Z', actions: [] };
    const number = receipts.length + 1;
    return {
      state: 'sent',
      actions: ['takeBack', 'withdraw'],
      number: '51-2026-ABCDEFGHJ',
      sentNumber: number,
      sentAt: receipt(number).sentAt,
      receipts: [...receipts, receipt(number)],
    };
  }
}

/** An answer of /api: without the names of types. */
function withoutTypes(value: unknown): object {
  return JSON.parse(
    JSON.stringify(value, (key, member: unknown) => (key === '__typename' ? undefined : member)),
  ) as object;
}
