declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    errorType?: string;
    path?: { type?: string; property?: string }[];
  }
  export default class Validator {
    constructor(vocabulary: object);
    validate(extracted: object): Promise<Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): object;
  }
}
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  /** Part of the class that the tests use. */
  export class Provider {
    constructor(issuer: string, configuration: Provider.Configuration);
    readonly Grant: new (of: {
      accountId: string;
      clientId: string;
    }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
    readonly AccessToken: { find(token: string): Promise<{ accountId: string } | undefined> };
    use(work: (context: Provider.Context, next: () => Promise<void>) => Promise<void>): void;
    callback(): RequestListener;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ params: Record<string, unknown> }>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
  export namespace Provider {
    interface Context {
      readonly path: string;
      readonly query: Record<string, string | string[] | undefined>;
      readonly req: IncomingMessage;
      readonly res: ServerResponse;
      type: string;
      status: number;
      body: unknown;
      respond: boolean;
      get(header: string): string;
    }
    interface Configuration {
      findAccount(
        context: Context,
        accountId: string,
      ): { accountId: string; claims(): Promise<{ sub: string }> };
      interactions: { url(context: Context, interaction: { uid: string }): string };
      pkce: { required(context: Context, client: { clientId: string }): boolean };
      [setting: string]: unknown;
    }
  }
}

/** The style sheet of what only the server renders: see scripts/style-sheets.ts. */
declare module '*.css?client';

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'truetype' | 'woff2'): Promise<Buffer>;
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    variationAxes: Record<string, { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
