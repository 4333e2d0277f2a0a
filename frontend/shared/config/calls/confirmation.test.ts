import { globSync, readFileSync } from 'node:fs';
import { buildSchema, getNamedType, GraphQLEnumType, Kind, parse, typeFromAST, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { CallRow } from './call.ts';
import { confirmationCodes, declaredFor, silentReasons } from './confirmation.ts';
import { calls } from './table.ts';

const root = new URL('../../../', import.meta.url).pathname;
const schema = buildSchema(readFileSync(`${root}schema.graphql`, 'utf8'));
const writing = calls.filter(({ method }) => method === 'POST');
const byPath = writing.map((row) => [row.path, row] as const);

/** Values of the variables of each operation that are of an enum or Boolean, by operation and variable. */
const choices = new Map<string, Map<string, readonly unknown[]>>();
for (const file of globSync('src/**/*.graphql', { cwd: root })) {
  for (const definition of parse(readFileSync(root + file, 'utf8')).definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const found = new Map<string, readonly unknown[]>();
    visit(definition, {
      VariableDefinition({ variable, type }) {
        const named = typeFromAST(schema, type as never);
        const values = named && getNamedType(named);
        if (values instanceof GraphQLEnumType)
          found.set(
            variable.name.value,
            values.getValues().map(({ name }) => name),
          );
        else if (values?.name === 'Boolean') found.set(variable.name.value, [true, false]);
      },
    });
    choices.set(definition.name?.value ?? '', found);
  }
}

/** Bodies that differ in the member by which confirmations are chosen: one for each value of its type. */
function bodiesOf({ confirmsBy = 'action', operation }: CallRow): Readonly<Record<string, unknown>>[] {
  const values = choices.get(operation?.name ?? '')?.get(confirmsBy) ?? [];
  return values.length === 0 ? [{}] : values.map((value) => ({ [confirmsBy]: value }));
}

describe('what is said after a write', () => {
  it.each(byPath)('is declared for %s, with each of its actions', (_path, row) => {
    const undeclared = bodiesOf(row).filter((body) => {
      const { confirms, silent } = declaredFor(row, body);
      return confirms === undefined && silent === undefined;
    });
    expect(undeclared).toEqual([]);
  });

  it('is nothing for these calls, and why', () => {
    const quiet = byPath.flatMap(([path, row]) =>
      bodiesOf(row).flatMap((body) => {
        const { silent } = declaredFor(row, body);
        return silent === undefined
          ? []
          : [[[path, ...Object.values(body)].join(' '), silentReasons[silent]]];
      }),
    );
    expect(Object.fromEntries(quiet)).toMatchInlineSnapshot(`
      {
        "/api/application-letters/letter decline": "A page follows, which says it.",
        "/api/application-letters/letter erase": "A page follows, which says it.",
        "/api/application-letters/letter removeFile": "A page follows, which says it.",
        "/api/application-letters/letter save": "A page follows, which says it.",
        "/api/application-letters/letter send": "A page follows, which says it.",
        "/api/application-receipts/check": "The page of its form says it.",
        "/api/auth/create-user": "A page follows, which says it.",
        "/api/auth/forgot-password": "The page of its form says it.",
        "/api/auth/login": "A page follows, which says it.",
        "/api/auth/logout": "A page follows, which says it.",
        "/api/auth/oauth/callback": "A page follows, which says it.",
        "/api/auth/register-user": "The page of its form says it.",
        "/api/auth/reset-password": "The page of its form says it.",
        "/api/auth/send-activation": "The page of its form says it.",
        "/api/auth/switch": "A page follows, which says it.",
        "/api/auth/user-auth-token": "Sent by programs, not by people.",
        "/api/auth/verify-user-hash": "A page follows, which says it.",
        "/api/auth/wordpress": "A page follows, which says it.",
        "/api/contact": "The page of its form says it.",
        "/api/dashboard/application-forms/save save": "Forms save by themselves; their status line says so.",
        "/api/dashboard/application-forms/stages/remove": "The screen shows what has changed.",
        "/api/dashboard/application-forms/stages/save": "The screen shows what has changed.",
        "/api/dashboard/application-forms/try": "A page follows, which says it.",
        "/api/dashboard/applications/begin": "A page follows, which says it.",
        "/api/dashboard/applications/mutate save": "Forms save by themselves; their status line says so.",
        "/api/dashboard/applications/presence": "Taken and released by the form itself; a lock of others is shown above it.",
        "/api/dashboard/applications/read-messages": "Sent by programs, not by people.",
        "/api/dashboard/applications/write-message": "The page of its form says it.",
        "/api/dashboard/call-for-applications/mutate-call-for-application save": "Forms save by themselves; their status line says so.",
        "/api/dashboard/decision-reviews/answer": "The screen shows what has changed.",
        "/api/dashboard/decision-reviews/ask": "The screen shows what has changed.",
        "/api/dashboard/decision-reviews/preview": "The screen shows what has changed.",
        "/api/dashboard/decisions/answer": "The screen shows what has changed.",
        "/api/dashboard/decisions/forget": "The screen shows what has changed.",
        "/api/dashboard/decisions/places": "Forms save by themselves; their status line says so.",
        "/api/dashboard/decisions/prepare": "The screen shows what has changed.",
        "/api/dashboard/decisions/publish": "The screen shows what has changed.",
        "/api/dashboard/decisions/renew": "The screen shows what has changed.",
        "/api/dashboard/decisions/revoke": "The screen shows what has changed.",
        "/api/dashboard/decisions/settings": "Forms save by themselves; their status line says so.",
        "/api/dashboard/decisions/show-result": "The screen shows what has changed.",
        "/api/dashboard/events/mutate save": "Forms save by themselves; their status line says so.",
        "/api/dashboard/favourites/toggle": "The button shows it; in the list a button that takes it back appears.",
        "/api/dashboard/for-you/dismiss": "The item makes room for a button that takes it back.",
        "/api/dashboard/initiatives/mutate-initiative save": "Forms save by themselves; their status line says so.",
        "/api/dashboard/locks release": "Taken and released by the form itself; a lock of others is shown above it.",
        "/api/dashboard/locks renew": "Taken and released by the form itself; a lock of others is shown above it.",
        "/api/dashboard/locks take": "Taken and released by the form itself; a lock of others is shown above it.",
        "/api/dashboard/locks takeOver": "Taken and released by the form itself; a lock of others is shown above it.",
        "/api/dashboard/notifications/mark-read": "The notice and the number at the bell show it; it also happens by opening one.",
        "/api/dashboard/notifications/one-click": "Sent by programs, not by people.",
        "/api/dashboard/notifications/preferences": "The page of its form says it.",
        "/api/dashboard/notifications/stop": "The page of its form says it.",
        "/api/dashboard/projects/mutate save": "Forms save by themselves; their status line says so.",
        "/api/dashboard/resources/mutate save": "Forms save by themselves; their status line says so.",
        "/api/dashboard/reviews/answer accept": "The screen shows what has changed.",
        "/api/dashboard/reviews/answer declareConflict": "The screen shows what has changed.",
        "/api/dashboard/reviews/answer decline": "The screen shows what has changed.",
        "/api/dashboard/reviews/answer recuse": "The screen shows what has changed.",
        "/api/dashboard/reviews/answer-invitation": "The screen shows what has changed.",
        "/api/dashboard/reviews/assign": "The screen shows what has changed.",
        "/api/dashboard/reviews/cancel": "The screen shows what has changed.",
        "/api/dashboard/reviews/conflict": "The screen shows what has changed.",
        "/api/dashboard/reviews/delete-note": "The page of its form says it.",
        "/api/dashboard/reviews/delete-view": "The screen shows what has changed.",
        "/api/dashboard/reviews/describe-reviewer": "The screen shows what has changed.",
        "/api/dashboard/reviews/draw": "The screen shows what has changed.",
        "/api/dashboard/reviews/invite-reviewer": "The screen shows what has changed.",
        "/api/dashboard/reviews/late-link": "The screen shows what has changed.",
        "/api/dashboard/reviews/note": "The page of its form says it.",
        "/api/dashboard/reviews/remove-reviewer": "The screen shows what has changed.",
        "/api/dashboard/reviews/revoke-late-link": "The screen shows what has changed.",
        "/api/dashboard/reviews/save-criteria": "Forms save by themselves; their status line says so.",
        "/api/dashboard/reviews/save-view": "The screen shows what has changed.",
        "/api/dashboard/reviews/score": "Forms save by themselves; their status line says so.",
        "/api/dashboard/reviews/tag": "The screen shows what has changed.",
        "/api/directory/member/postMember save": "Forms save by themselves; their status line says so.",
        "/api/directory/member/putMember save": "Forms save by themselves; their status line says so.",
        "/api/directory/structures/postStructure offline": "The form makes it with the first draft; its status line says so.",
        "/api/directory/structures/postStructure online": "The form makes it with the first draft; its status line says so.",
        "/api/directory/structures/postStructure publish": "The form makes it with the first draft; its status line says so.",
        "/api/directory/structures/postStructure save": "The form makes it with the first draft; its status line says so.",
        "/api/directory/structures/putStructure save": "Forms save by themselves; their status line says so.",
        "/api/graphql": "Sent by programs, not by people.",
        "/api/invitations/answer": "A page follows, which says it.",
        "/api/invitations/review": "A page follows, which says it.",
        "/api/isr/invalidate": "Sent by programs, not by people.",
        "/api/newsletter": "The page of its form says it.",
        "/api/newsletter/one-click": "Sent by programs, not by people.",
        "/api/newsletter/preferences": "The page of its form says it.",
        "/api/newsletter/unsubscribe": "The page of its form says it.",
        "/api/newsletter/validation": "The page of its form says it.",
        "/api/onboarding/update-interests-and-centers": "Its dialog says it, on public pages too.",
        "/api/page-view": "Sent by programs, not by people.",
        "/api/preview/link": "The link appears at the button.",
        "/api/security/csp-reports": "Sent by programs, not by people.",
        "/api/settings/become-member": "The page of its form says it.",
        "/api/settings/cancel-deletion": "The page of its form says it.",
        "/api/settings/delete": "The page of its form says it.",
        "/api/settings/email": "The page of its form says it.",
        "/api/settings/email-cancel": "The page of its form says it.",
        "/api/settings/email-confirm": "The page of its form says it.",
        "/api/settings/email-undo": "The page of its form says it.",
        "/api/settings/end-session": "The page of its form says it.",
        "/api/settings/export": "The page of its form says it.",
        "/api/settings/update": "The page of its form says it.",
        "/api/verify-recaptcha": "Sent by programs, not by people.",
      }
    `);
  });

  it('is said of changes that readers see at once, and not of drafts', () => {
    const row = writing.find(({ path }) => path.endsWith('/mutate-call-for-application'));
    if (!row) throw new Error('No such call');
    const save = { action: 'save' };
    expect([declaredFor(row, save, 'publish'), declaredFor(row, save, 'draft')]).toEqual([
      { confirms: 'callChanged' },
      { silent: 'statusLine' },
    ]);
  });

  it('uses each confirmation, and no values that bodies cannot have', () => {
    const used = new Set<string>(
      writing.flatMap(({ confirms = [] }) =>
        typeof confirms === 'string' ? [confirms] : Object.values(confirms),
      ),
    );
    expect(confirmationCodes.filter((code) => !used.has(code))).toEqual([]);
    const named = writing.flatMap((row) =>
      [row.confirms, row.silent].flatMap((column) => {
        if (typeof column !== 'object') return [];
        const possible = new Set(bodiesOf(row).flatMap((body) => Object.values(body).map(String)));
        return Object.keys(column).filter((value) => !possible.has(value.split(' ')[0] ?? ''));
      }),
    );
    expect(named).toEqual([]);
  });
});
