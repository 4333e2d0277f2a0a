import { afterEach, beforeEach, expect, it } from 'vitest';
import { render } from '../../src/app/entry-server.tsx';
import { type AuthSite, startAuthSite } from '../testing/auth-site.ts';
import { user } from '../testing/fake-accounts.ts';
import { data, graphqlError } from '../testing/fake-wordpress.ts';

let test: AuthSite;
/** Undefined: WordPress does not answer how much waits. */
let waiting: object | undefined;

beforeEach(async () => {
  test = await startAuthSite({ render });
  const { answer } = test.wordpress;
  test.wordpress.answer = (asked) => {
    const { operationName, variables } = asked;
    if (operationName !== 'WorkspaceCounts') return answer(asked);
    const validates = variables?.['validates'] === true;
    if (!waiting) return graphqlError(undefined);
    return data({
      passerelleUser: { __typename: 'PasserelleUser', id: 7, hasPublishedProfile: true, unreadNotices: 0 },
      passerelleOwnCounts: [{ __typename: 'PasserelleOwnCount', type: 'initiative', drafts: 1, toEdit: 2 }],
      ...waiting,
      ...(validates
        ? {
            passerelleModerationCounts: [
              { __typename: 'PasserelleModerationCount', type: 'event', count: 12 },
            ],
            passerelleOpenReports: 3,
          }
        : {}),
    });
  };
});
afterEach(() => test.close());

async function railOf(path: string) {
  const browser = test.browser();
  await browser.signIn();
  const { statusCode, body } = await browser.send('GET', path);
  const [, rail = ''] = /<nav[^>]* aria-label="Votre espace">(.*?)<\/nav>/.exec(body) ?? [];
  const entries = [...rail.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text = '']) =>
    text.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' '),
  );
  return { statusCode, entries: entries.filter((text) => /\d/.test(text)) };
}

it('pages of the settings show in their navigation what waits', async () => {
  waiting = { passerelleWaitingMemberships: 1 };
  for (const path of ['/parametres/', '/parametres/mot-de-passe/'])
    expect(await railOf(path)).toEqual({
      statusCode: 200,
      entries: ['Vos initiatives3, 2 fiches à modifier, 1 brouillon', 'Vos structures1, 1 réponse attendue'],
    });
});

it('numbers of validators are asked for those who decide only', async () => {
  waiting = { passerelleWaitingMemberships: 0 };
  expect((await railOf('/parametres/')).entries.join(' ')).not.toContain('Vos validations');
  test.accounts.person = { ...user, capabilities: ['moderate_content'] };
  expect((await railOf('/parametres/')).entries).toContainEqual(
    expect.stringMatching(/^Vos validations15, 12 fiches à valider, 3 signalements à traiter$/),
  );
});

it('the page is shown without numbers when they are not known', async () => {
  waiting = undefined;
  expect(await railOf('/parametres/')).toEqual({ statusCode: 200, entries: [] });
});
