import { type GraphQLInputType, getNullableType, isScalarType } from 'graphql';
import type { CallRow } from '../../shared/config/calls/call.ts';
import { pathTo, type PerVisitorId } from '../../shared/config/routes.ts';
import { botFields } from '../../shared/forms/bot-challenge.ts';
import { noticeParameter, sentNotice } from '../../shared/forms/form-view-data.ts';
import { ticked } from '../../shared/forms/ticked.ts';
import { bodyMembers } from '../calls/body-schema.ts';
import type { Services } from '../services.ts';
import type { FormPage } from './form-page.ts';

type Field = (text: string) => string | boolean;

/**
 * The page with the form of a call, whose fields are the members of the call's body: texts, and boxes to tick. Once it is sent, the
 * page says so. After a refusal it shows the fields again that the row names.
 * @throws Error for a member of another type, and for a name that is none of a member
 */
export function callForm(
  row: CallRow,
  route: PerVisitorId,
  { calls, botCheck, operations }: Pick<Services, 'calls' | 'botCheck' | 'operations'>,
): FormPage {
  const { members } = bodyMembers(row, operations);
  const fields = [...members].map(([name, { type }]) => [name, fieldOf(row, name, type)] as const);
  const { refills = [] } = row;
  const unknown = refills.find((name) => !members.has(name));
  if (unknown !== undefined) throw new Error(`${row.path}: no field ${unknown}`);
  return {
    route,
    loadViewData: () => (row.botCheck ? { bot: botCheck.challenge() } : {}),
    intents: {
      '': {
        refilledFields: refills,
        ...(row.failsAs && { failsAs: row.failsAs }),
        async run(posted) {
          const { language, text } = posted;
          const body = Object.fromEntries(fields.map(([name, read]) => [name, read(text(name))]));
          const input = row.botCheck ? { ...body, botProof: text(botFields.proof) } : body;
          await calls.run(row, posted, input, text(botFields.trap));
          return `${pathTo(route, language)}?${noticeParameter}=${sentNotice}`;
        },
      },
    },
  };
}

function fieldOf({ path }: CallRow, name: string, type: GraphQLInputType): Field {
  const scalar = getNullableType(type);
  if (isScalarType(scalar) && scalar.name === 'Boolean') return (text) => text === ticked;
  if (isScalarType(scalar) && scalar.name === 'String') return (text) => text;
  throw new Error(`${path}: ${name} is no text of a form`);
}
