import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import offered from '../../../../../wp-plugin/config/choices.json' with { type: 'json' };
import contentLimits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import callForm from '../../../../forms/call_for_application.json' with { type: 'json' };
import eventForm from '../../../../forms/event.json' with { type: 'json' };
import initiativeForm from '../../../../forms/initiative.json' with { type: 'json' };
import resourceForm from '../../../../forms/resource.json' with { type: 'json' };
import projectForm from '../../../../forms/supported_projects.json' with { type: 'json' };
import { callReferenceData } from '../../../../shared/config/calls/call-for-application-calls.ts';
import { eventReferenceData } from '../../../../shared/config/calls/event-calls.ts';
import { initiativeReferenceData } from '../../../../shared/config/calls/initiative-calls.ts';
import { projectReferenceData } from '../../../../shared/config/calls/project-calls.ts';
import { resourceReferenceData } from '../../../../shared/config/calls/resource-calls.ts';
import { graphqlLanguage, type Language, languages } from '../../../../shared/config/locales.ts';
import { zoneNames } from '../../../../shared/dates/zones.ts';
import { RecordReferenceOperation } from '../../../../shared/graphql/generated/operations.ts';
import type { Sessions } from '../../../session/sessions.ts';

const { text, rows, numbers, files } = contentLimits;

/** What the forms of the workspace offer to choose from; the plugin's files have the lists and limits, WordPress the terms. */
export async function referenceData(
  app: FastifyInstance,
  { sessions }: { sessions: Sessions },
): Promise<void> {
  const common = async (request: FastifyRequest, reply: FastifyReply) => {
    const { language } = request;
    const { passerelleReference } = await sessions.run(request, reply, (accessToken) =>
      sessions.query(RecordReferenceOperation, { language: graphqlLanguage(language) }, request, accessToken),
    );
    const { sectors, countries, logoSize } = passerelleReference;
    return {
      sectors,
      countries,
      languages: languages.map((value) => ({ value, label: offered.languages[value][language] })),
      limits: {
        text,
        rows,
        numbers,
        files: { ...files, logoBytes: logoSize?.bytes ?? files.imageBytes },
      },
    };
  };
  app.call(initiativeReferenceData, async (request, reply) => ({
    data: {
      ...(await common(request, reply)),
      audiences: choicesOf(initiativeForm, 'audience', request.language),
      structureTypes: choicesOf(initiativeForm, 'structureType', request.language),
    },
  }));
  app.call(eventReferenceData, async (request, reply) => {
    const of = (list: keyof typeof eventForm.choices) => choicesOf(eventForm, list, request.language);
    return {
      data: {
        ...(await common(request, reply)),
        audiences: of('audience'),
        frequencies: of('frequency'),
        modes: of('mode'),
        networks: of('network'),
        weekdays: of('weekday'),
        zones,
      },
    };
  });
  app.call(resourceReferenceData, async (request, reply) => ({
    data: {
      ...(await common(request, reply)),
      audiences: choicesOf(resourceForm, 'audience', request.language),
      networks: choicesOf(resourceForm, 'network', request.language),
      resourceKinds: choicesOf(resourceForm, 'resourceKind', request.language),
    },
  }));
  app.call(projectReferenceData, async (request, reply) => ({
    data: {
      ...(await common(request, reply)),
      audiences: choicesOf(projectForm, 'audience', request.language),
      networks: choicesOf(projectForm, 'network', request.language),
      structureTypes: choicesOf(projectForm, 'structureType', request.language),
    },
  }));
  app.call(callReferenceData, async (request, reply) => {
    const of = (list: keyof typeof callForm.choices) => choicesOf(callForm, list, request.language);
    return {
      data: {
        ...(await common(request, reply)),
        aidTypes: of('aidType'),
        applicants: of('applicants'),
        audiences: of('audience'),
        callTypes: of('callType'),
        currencies: of('currency'),
        depositLanguages: of('depositLanguages'),
        fees: of('fees'),
        managementModes: of('managementMode'),
        structureTypes: of('structureType'),
        zones,
      },
    };
  });
}

const zones = zoneNames.map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}));

type Choice = { value: string; label: Record<Language, string> };

const choicesOf = <List extends string>(
  form: { choices: Record<List, readonly Choice[]> },
  list: List,
  language: Language,
): { value: string; label: string }[] =>
  form.choices[list].map(({ value, label }) => ({ value, label: label[language] }));
