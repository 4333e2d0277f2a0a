import type { Env } from '../env.ts';
import type { KeyValueStore } from '../shared/key-value-store.ts';
import { Altcha } from './altcha.ts';
import { BotCheck, type ProofProvider } from './bot-check.ts';
import { Recaptcha } from './recaptcha.ts';

interface Options {
  env: Pick<Env, 'botCheck' | 'cookieSecret' | 'publicUrl'>;
  store: KeyValueStore;
  now: () => number;
  /** Called when the provider is unreachable. */
  onError: (error: unknown) => void;
}

/** The configured bot check, with ALTCHA's challenges where it is the provider. */
export function buildBotCheck({ env, store, now, onError }: Options) {
  const { botCheck, publicUrl, cookieSecret: secret } = env;
  const altcha = botCheck.provider === 'altcha' ? new Altcha({ store, secret, now }) : undefined;
  const recaptcha =
    botCheck.provider === 'recaptcha'
      ? new Recaptcha({ ...botCheck, hostname: publicUrl.hostname, onError })
      : undefined;
  const provider: ProofProvider | undefined = altcha ?? recaptcha;
  return { altcha, botCheck: new BotCheck({ provider, store, secret, now }) };
}
