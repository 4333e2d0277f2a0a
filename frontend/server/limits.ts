import contentLimits from '../../wp-plugin/config/limits.json' with { type: 'json' };

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const kilobyte = 1_024;
const megabyte = 1_024 * kilobyte;

/** Every tunable figure of the proxy. Times are milliseconds, sizes are bytes. */
export const limits = {
  server: {
    requestTimeout: 15 * second,
    keepAliveTimeout: 72 * second,
    bodyBytes: 64 * kilobyte,
    pathLength: 2_000,
    /** Characters of a part of a path: a slug of 200 letters, which the database holds, each as three when percent-encoded. */
    parameterLength: 600,
    queryLength: 4_000,
    /** Levels of a JSON value: the forms and variables of this site need five. */
    jsonDepth: 32,
    drainTimeout: 10 * second,
  },
  upstream: {
    /** Calls that WordPress has no worker for wait this long in the proxy. The next two count from when it is asked. */
    waitTimeout: 8 * second,
    readTimeout: 3 * second,
    writeTimeout: 10 * second,
    connectTimeout: second,
    /** Number of WordPress's workers, unless WORDPRESS_WORKERS says how many. */
    workers: 16,
    /** The share of the workers that one network may have. */
    workersOfClient: 0.75,
    /** Connections for probes and metrics, which do not wait for a worker. */
    spareConnections: 2,
    /** Connections of one operation, so that a slow one does not block the others. */
    perOperation: 6,
    waitingPerOperation: 200,
    /** Shares of one network, so that others always find connections and places in the queue. */
    sharesOfClient: { places: 4, waiting: 100 },
    answerBytes: contentLimits.idempotency.answerBytes,
    breakerFailures: 5,
    /** Networks without an answer before an operation counts as failing although WordPress answers others. */
    breakerClients: 3,
    breakerOpen: 5 * second,
    readinessCache: 2 * second,
  },
  files: {
    connections: 8,
    firstByteTimeout: 5 * second,
    stallTimeout: 15 * second,
  },
  applications: {
    /** Limit per person: drawing one takes about as long as ten pages. */
    pdfsPerMinute: 10,
    /** Limit per person: an export reads all applications to a call. */
    exportsPerMinute: 5,
    /** Applications that are read at once for a file: this many, and those before them on their way, are in memory. */
    rowsAtOnce: contentLimits.applicationExports.rowsAtOnce,
    /** Largest file of an application: a larger one is on no receipt. */
    fileBytes: contentLimits.files.applicationBytes,
  },
  /** Files that arrive in pieces; what a person may send in a day is limited in WordPress, by bytes. */
  uploads: {
    pieceBytes: contentLimits.uploads.pieceBytes,
    /** Largest file of any purpose. */
    fileBytes: Math.max(contentLimits.files.videoBytes, contentLimits.files.logoMaxBytes),
    letterBytes: contentLimits.files.letterBytes,
    /** Time in which a file of a referee is inspected as a rule, and between two looks. */
    inspectionWait: 8 * second,
    inspectionPoll: 500,
    /** Only against floods: pieces of 64 KB that arrive without a pause are fewer. */
    piecesPerMinute: 1_200,
    timeout: 10 * second,
    atOnce: 8,
    waiting: 100,
    sharesOfClient: { places: 6, waiting: 30 },
    answerBytes: 16 * kilobyte,
  },
  queries: {
    cacheBytes: 32 * megabyte,
    fresh: minute,
    staleIfError: 24 * hour,
    /** Time for which the last answer is sent at once after a failure, before the next attempt. */
    retryAfterFailure: 5 * second,
    variablesLength: 4_000,
    /** Requests of a person, else of a network, GET and POST together. */
    apiRequestsPerMinute: 120,
    /** How long shared caches may store an answer of /api/graphql, in seconds; short because purges do not reach them. */
    sharedMaxAge: 10,
  },
  calls: {
    /** Longest list in a body or an answer: there are fewer sectors, countries and time zones to choose from. */
    listItems: 500,
    /** Largest body of a record, whose texts have at most about 300 KB. */
    recordBytes: 512 * kilobyte,
    /** Largest body with the document of a form, or answers to one: JSON in JSON, with each quotation mark escaped. */
    formDocumentBytes: 2 * contentLimits.applications.formBytes,
  },
  pages: {
    cacheBytes: 96 * megabyte,
    /** Searches, errors and redirects have a pool of their own: a flood of them can't push the real pages out. */
    transientBytes: 16 * megabyte,
    encodedBytes: 64 * megabyte,
    fresh: minute,
    staleWhileRevalidate: 4 * minute,
    staleIfError: contentLimits.pages.staleHours * hour,
    errorPageFresh: 30 * second,
    /** Seconds for which an HTTP cache in front of the proxy serves a page without revalidation (nginx counts whole ones: up to 2), and after that when the proxy is down. */
    sharedFresh: 1,
    sharedStaleIfError: 60,
    /** Time for which the last good copy is served at once after a failed render, before the next attempt. */
    retryAfterFailure: 5 * second,
    renderTimeout: 8 * second,
    parameterValues: contentLimits.catalogue.maxFilterValues,
    parameterLength: contentLimits.catalogue.maxQueryLength,
    refreshAfterPurge: 30,
  },
  /** Feeds, calendars, sitemaps: dropped when what they show changes, so `fresh` only bounds a lost purge. */
  documents: {
    cacheBytes: 48 * megabyte,
    fresh: 10 * minute,
    staleIfError: 24 * hour,
  },
  /** Pictures for where addresses are shared: drawn a few at a time, so that a flood of them can't stop the pages. */
  sharePictures: {
    atOnce: 2,
    waiting: 60,
    wait: 5 * second,
  },
  media: {
    /** Memory for pictures, when no folder is configured. */
    memoryBytes: 128 * megabyte,
    folderBytes: 2_048 * megabyte,
    fresh: hour,
    staleIfError: 24 * hour,
    sourceBytes: 5 * contentLimits.files.imageBytes,
    sourcePixels: contentLimits.files.imagePixels,
    widths: contentLimits.files.imageWidths,
    /** Qualities that look the same; AVIF takes about two thirds of the bytes and three times the time. */
    avif: { quality: 52, effort: 3 },
    webp: { quality: 78, effort: 4 },
    conversionsAtOnce: 2,
    conversionsWaiting: 500,
    /** Conversions of pictures that only one person may read, which are made anew at each request. */
    personalConversionsAtOnce: 1,
    personalConversionsWaiting: 200,
    conversionWait: 20 * second,
    maxAge: 3_600,
  },
  session: {
    csrfLifetime: 12 * hour,
    /** Sessions are revalidated after this time; WordPress announces earlier ends. */
    proofFresh: 10 * second,
    proofBytes: 4 * megabyte,
    /** Screens of the workspace, each for the session that was shown it, in case WordPress does not answer next. */
    shownFor: 30 * minute,
    shownBytes: 32 * megabyte,
    /** Readers of stored pages, which need no tokens, get new ones so that they stay signed in. */
    renewAfter: day,
    writesPerMinute: 120,
    /** Sign-ins that come from other sites (OAuth, WordPress), per address. */
    signInsPerMinute: 30,
    formBytes: 16 * kilobyte,
    /** Number of fields of a form with a file. */
    formFields: 20,
  },
  /** Pages of administrators that cost the server something. */
  technical: { perMinute: 20 },
  /** Data export, which WordPress packs before it sends the first byte. */
  settings: {
    archives: 4,
    archiveTimeout: 2 * minute,
    archivesPerMinute: 6,
    formBytes: 32 * kilobyte,
  },
  idempotency: {
    lifetime: contentLimits.idempotency.hours * hour,
    /** Characters of a key. */
    keyLength: contentLimits.idempotency.keyLength,
    /** Time after which the first request counts as failed. */
    longestWork: 12 * second,
    lookAgain: 50,
  },
  /** Redis, when several proxies share it; with short timeouts. */
  shared: {
    /** Memory for what Redis would hold, when there is no Redis. */
    memoryBytes: 16 * megabyte,
    connectTimeout: second,
    commandTimeout: 250,
    longestReconnect: 2 * second,
    breakerFailures: 3,
    breakerOpen: 2 * second,
    /** How long one look at the feed of purges waits for the next one. */
    listenFor: second,
    retryListening: 200,
    /** A proxy that was cut off for longer than this many purges begins with empty caches. */
    rememberedPurges: 10_000,
    /** Time that a proxy has to make a page before another proxy makes it too. */
    claim: 8 * second,
    lookAgain: 25,
    /** Time by which the clocks of proxies may differ. */
    justMade: second,
    /** Freshness of everything while the purges of other proxies are not received. */
    freshWhileAlone: 2 * second,
    picturesFreshWhileAlone: 30 * second,
  },
  /** Proofs that a person sends a form. */
  botCheck: {
    /** Shortest plausible time to fill in a form. */
    fastest: 3 * second,
    longest: 12 * hour,
    /** Forms that come without a script's proof, per address. */
    withoutScriptPerHour: 10,
    altcha: {
      /** Rounds of one try, and how many tries a browser makes: about half a second of work on an average machine. */
      cost: 5_000,
      fewestTries: 100,
      mostTries: 400,
      lifetime: 30 * minute,
      payloadLength: 4_000,
    },
    challengesPerMinute: 60,
    /** A proof that a browser had verified is good for one form of its own this long. */
    verifiedFor: 5 * minute,
    verificationsPerMinute: 60,
    recaptchaTimeout: 5 * second,
  },
  /** Signing in with another network. */
  socialLogin: {
    /** Timeout of each request to a provider. */
    timeout: 5 * second,
    answerBytes: 256 * kilobyte,
    connections: 4,
    /** Time from the sign-in button to the return from the provider. */
    flowLifetime: 10 * minute,
    /** Time to sign in by password and link the two accounts. */
    linkLifetime: 10 * minute,
    /** How long a provider's metadata is cached. */
    discoveryFresh: hour,
    codeLength: 2_048,
    stateLength: 2_048,
  },
  /** Counting of views, which are handed to WordPress in batches. */
  views: {
    flushAfter: minute,
    /** How long a process that ends waits for its last batch. */
    lastFlush: 3 * second,
    rowsPerBatch: contentLimits.statistics.batchRows,
    missedPerBatch: contentLimits.missedSearches.batchRows,
    /** Items and days that wait while WordPress is unreachable. */
    waitingRows: 100_000,
    /** Words and days of searches that found nothing, likewise. */
    waitingMissed: 5_000,
    /** Visits remembered per day: one number for each visitor and item, and for each network and item. */
    rememberedVisits: 500_000,
    /** User agents counted per network, item and day, and searches that found nothing per network and day: a school has several browsers, a flood any number. */
    agentsPerNetwork: 30,
    agentLength: 512,
    rememberedAgents: 5_000,
    /** A prefetched page is shown within this time, or fetched again. */
    tokenLifetime: 10 * minute,
    tokensPerMinute: 120,
  },
  consent: {
    bodyBytes: 8 * kilobyte,
    choicesPerMinute: 30,
  },
  security: {
    /** Size of one report of a browser about the content security policy, or of a batch of them. */
    reportBytes: 64 * kilobyte,
    reportsPerRequest: 20,
    reportsPerMinute: 30,
    reportedPathLength: 200,
    /** security.txt is valid this long from each reading; RFC 9116 recommends less than a year. */
    contactLifetime: 180 * day,
    contactFresh: hour,
    /** /metrics and /readyz wait for WordPress's figures no longer than this. */
    countsTimeout: second,
  },
  /** Choices of the workspace's forms, as each person last received them. */
  referenceData: { cacheBytes: 8 * megabyte },
  invalidation: {
    window: 5 * minute,
    bodyBytes: 256 * kilobyte,
    tags: contentLimits.invalidation.tagsPerRequest,
    paths: 1_000,
    rememberedTags: 20_000,
  },
  /** Seconds in `Retry-After` when the content system can't answer. */
  retryAfter: 10,
} as const;
