import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
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
import { zones } from '../../../../shared/dates/zone-data.ts';
import {
  RecordReferenceOperation,
  type RecordReferenceQuery,
} from '../../../../shared/graphql/generated/operations.ts';
import { toAppError } from '../../../errors/app-error.ts';
import { limits } from '../../../limits.ts';
import { accessSubject } from '../../../session/access-token.ts';
import type { Route } from '../../route.ts';

type Reference = RecordReferenceQuery['passerelleReference'];

const { text, rows, numbers, files } = contentLimits;

/** Choices of the workspace's forms: lists and limits are in the plugin's files, terms in WordPress. */
export const route: Route = async (app, { sessions }) => {
  const lastKnown = new LRUCache<string, Reference>({
    maxSize: limits.referenceData.cacheBytes,
    sizeCalculation: (reference, key) => key.length + JSON.stringify(reference).length,
  });

  /** Terms change rarely: while WordPress does not answer, a form opens with those that this person had last. */
  const reference = async (request: FastifyRequest, reply: FastifyReply): Promise<Reference> => {
    const language = graphqlLanguage(request.language);
    // The cookie carries our signature, so the token is of that person, though perhaps of a session that has ended.
    const person = accessSubject(sessions.accessToken(request));
    try {
      const { passerelleReference } = await sessions.run(request, reply, async (accessToken) => {
        const answer = await sessions.query(RecordReferenceOperation, { language }, request, accessToken);
        lastKnown.set(`${accessSubject(accessToken)} ${language}`, answer.passerelleReference);
        return answer;
      });
      return passerelleReference;
    } catch (error) {
      const known = person === undefined ? undefined : lastKnown.get(`${person} ${language}`);
      if (known && toAppError(error).code === 'content_system_unavailable') return known;
      throw error;
    }
  };

  const common = async (request: FastifyRequest, reply: FastifyReply) => {
    const { language } = request;
    const { sectors, countries, logoSize } = await reference(request, reply);
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
        zones: zoneChoices(),
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
        zones: zoneChoices(),
      },
    };
  });
};

const zoneChoices = () => zones().names.map((value) => ({ value, label: value.replaceAll('_', ' ') }));

type Choice = { value: string; label: Record<Language, string> };

const choicesOf = <List extends string>(
  form: { choices: Record<List, readonly Choice[]> },
  list: List,
  language: Language,
): { value: string; label: string }[] =>
  form.choices[list].map(({ value, label }) => ({ value, label: label[language] }));
