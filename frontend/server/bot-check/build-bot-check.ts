import type { Env } from '../env.ts';
import type { KeyValueStore } from '../shared/key-value-store.ts';
import { Altcha } from './altcha.ts';
import { BotCheck, type ProofProvider } from './bot-check.ts';
import { Recaptcha } from './recaptcha.ts';

interface Options {
  env: Pick<Env, 'botCheck' | 'cookieSecret' | 'publicUrl'>;
  store: KeyValueStore;
  now: () => number;
  /** Told when a provider can't be asked. */
  onTrouble: (error: unknown) => void;
}

/** The check that the environment asks for, and ALTCHA's tasks where it is the one. */
export function buildBotCheck({ env, store, now, onTrouble }: Options) {
  const { botCheck, publicUrl, cookieSecret: secret } = env;
  const altcha = botCheck.provider === 'altcha' ? new Altcha({ store, secret, now }) : undefined;
  const recaptcha =
    botCheck.provider === 'recaptcha'
      ? new Recaptcha({ ...botCheck, hostname: publicUrl.hostname, onTrouble })
      : undefined;
  const provider: ProofProvider | undefined = altcha ?? recaptcha;
  return { altcha, botCheck: new BotCheck({ provider, store, secret, now }) };
}
