import { pathTo } from '../../shared/config/routes.ts';
import type { FormDocument } from '../../shared/application-form/form-document.ts';
import { sampleCall } from './sample-call.ts';
import { asCallAnswers, sampleReference } from './sample-draft.ts';

export const formAddress = pathTo('applicationForm', 'fr', { id: '51' });

const empty: FormDocument = { format: 1, sections: [] };
/** One section of two questions, in both languages. */
export const sampleForm: FormDocument = {
  format: 1,
  sections: [
    {
      id: 'work',
      label: { fr: 'Votre parcours', en: 'Your work' },
      questions: [
        {
          id: 'visa',
          kind: 'yesNo',
          label: { fr: 'Vous faut-il un visa ?', en: 'Do you need a visa?' },
          required: true,
        },
        { id: 'biography', kind: 'longText', label: { fr: 'Biographie', en: 'Biography' } },
      ],
    },
  ],
};

type Body = Readonly<Record<string, unknown>>;

/** Answers what the composer of a call’s form asks for, and stores what it saves. */
export class FormServer {
  document: FormDocument = empty;
  version = 0;
  /** Members of the form’s answer. */
  facts: Record<string, unknown> = { languages: ['fr', 'en'], actions: ['save', 'publish'] };
  call: object = { ...sampleCall, managementMode: 'internal' };
  calls: object[] = [];
  /** Refusal of the next write. */
  refusal: { status: number; error: object } | undefined;
  /** The bodies of the calls that write. */
  readonly writes: Body[] = [];

  get form() {
    return {
      __typename: 'PasserelleComposedForm',
      actions: ['save'],
      callId: 51,
      changedAt: null,
      changes: [],
      drafts: 0,
      document: JSON.stringify(this.document),
      languages: ['fr'],
      minutes: 0,
      problems: [],
      published: null,
      publishedAt: null,
      publishedNumber: 0,
      sent: 0,
      stage: 1,
      version: this.version,
      ...this.facts,
    };
  }

  readonly fetch = async (input: unknown, options?: RequestInit): Promise<Response> => {
    const path = String(input);
    const body = JSON.parse((options?.body as string | undefined) ?? '{}') as Body;
    if (path.startsWith('/api/auth/'))
      return Response.json({ data: { authenticated: true, csrfToken: 't' } });
    if (path.startsWith('/api/graphql'))
      return Response.json({ data: this.read() }, { headers: { 'x-account': '7' } });
    this.writes.push(body);
    const { refusal } = this;
    if (refusal) {
      this.refusal = undefined;
      return Response.json({ error: refusal.error }, { status: refusal.status });
    }
    if (typeof body['form'] === 'string') this.document = JSON.parse(body['form']) as FormDocument;
    if (body['action'] === 'publish') this.facts = { ...this.facts, publishedNumber: 1, actions: ['save'] };
    this.version += 1;
    return Response.json({ data: asCallAnswers(this.form) });
  };

  /** What the screen reads. */
  read(): object {
    return {
      passerelleReference: sampleReference,
      passerelleCallStages: null,
      passerelleCallDraft: this.call,
      passerelleComposedForm: this.form,
      passerelleOwnCalls: {
        __typename: 'PasserelleOwnCalls',
        items: this.calls,
        total: this.calls.length,
        page: 1,
        perPage: 100,
      },
    };
  }

  /** The document that was saved last. */
  get saved(): FormDocument {
    const last = this.writes.findLast(({ form }) => typeof form === 'string');
    return JSON.parse(String(last?.['form'])) as FormDocument;
  }
}
