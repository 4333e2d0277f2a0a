import { request } from 'undici';
import { greetedCookie } from '../../frontend/shared/config/reader-cookies.ts';
import { Failure } from '../lib/failure.ts';
import type { Bench } from './bench-site.ts';
import { type Load, load } from './load.ts';
import type { Figure } from './report.ts';
import { median } from './statistics.ts';

const requests = 2_000;
const warmUp = 500;
const atOnce = 8;
/** A list that is everybody's, and an item of the demo content that is for members. */
const pages = {
  'everybody’s copy': '/evenement/',
  'the members’ copy': '/initiative/le-puits-et-le-cadastre/',
} as const;
/** One of the demo accounts. */
const account = { email: 'beneficiaire@passerelle.test', password: 'Passerelle-2026!' };

/** Cached pages for a signed-in reader and for a visitor, in turns. */
export async function readers({ site: origin, stack, options }: Bench): Promise<Figure[]> {
  const visitor = { 'accept-encoding': 'br' };
  const member = { ...visitor, cookie: `${await signIn(stack.publicUrl)}; ${greetedCookie}=1` };
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const measure = (headers: Record<string, string>, count = requests) =>
      load({ origin, path, requests: count, atOnce, headers });
    await measure(visitor, warmUp);
    await measure(member, warmUp);
    const pairs: Array<{ visitors: Load; members: Load }> = [];
    for (let run = 0; run < options.runs; run += 1)
      pairs.push({ visitors: await measure(visitor), members: await measure(member) });
    figures.push({
      name: `signed-in readers ÷ visitors, pages per second, ${name}`,
      value: median(pairs.map(({ members, visitors }) => members.perSecond / visitors.perSecond)),
      unit: '×',
      goal: { least: 0.5 },
      against: { name: 'visitors', value: median(pairs.map((pair) => pair.visitors.perSecond)), unit: '/s' },
      note: `${path}, ${atOnce} at once`,
    });
  }
  return figures;
}

/** @returns the cookies of a session, as a browser sends them */
async function signIn(origin: string): Promise<string> {
  const first = await request(`${origin}/api/auth/get-auth`);
  const { data } = (await first.body.json()) as { data: { csrfToken: string } };
  const check = cookiesOf(first.headers);
  const answer = await request(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { origin, 'x-csrf-token': data.csrfToken, 'content-type': 'application/json', cookie: check },
    body: JSON.stringify(account),
  });
  await answer.body.dump();
  if (answer.statusCode !== 200) throw new Failure(`Signing in was answered ${answer.statusCode}.`);
  return `${check}; ${cookiesOf(answer.headers)}`;
}

const cookiesOf = (headers: Record<string, string | string[] | undefined>): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
