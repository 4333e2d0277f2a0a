<?php

declare(strict_types=1);

namespace Passerelle\Newsletter;

use Closure;
use Passerelle\Accounts\Interests;
use Passerelle\Auth\Accounts\AddressLock;
use Passerelle\Auth\Throttling\Throttling;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Mail\HasMails;
use Passerelle\Mail\Mails;
use Passerelle\Newsletter\GraphQL\NewsletterTypes;
use Passerelle\Newsletter\GraphQL\SubscriptionAnswer;
use Passerelle\Newsletter\Proofs\Browser;
use Passerelle\Newsletter\Proofs\ExportProofs;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Proofs\ProofStore;
use Passerelle\Newsletter\Requests\ConfirmationMail;
use Passerelle\Newsletter\Requests\ConfirmSubscription;
use Passerelle\Newsletter\Requests\RequestLimit;
use Passerelle\Newsletter\Requests\RequestStore;
use Passerelle\Newsletter\Requests\RequestSubscription;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Subscribers\SubscriptionLinks;
use Passerelle\Newsletter\Subscribers\Subscriptions;
use Passerelle\Newsletter\Subscribers\SubscriptionState;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Security\LogHashes;

/** Subscriptions of the newsletter: by address with double opt-in, and by account. */
final readonly class NewsletterModule implements HasMigrations, HasDailyTasks, HasMails, HasGraphQlTypes
{
    public const DAILY = 'passerelle_forget_newsletter';
    private const KEY = 'passerelle-newsletter';
    private const HOUR = 3_600;

    private function __construct(
        public SubscriberStore $store,
        public Subscriptions $subscriptions,
        public SubscriptionLinks $links,
        public RequestStore $requests,
        public ProofStore $proofs,
        public RequestSubscription $request,
        public ConfirmSubscription $confirm,
        public LinkedSubscriptions $linked,
        public ExportProofs $export,
        public Cleanup $cleanup,
        private ConfirmationMail $mail,
        private NewsletterTypes $types,
    ) {
    }

    /** @param Closure(string): string $deriveKey by its purpose */
    public static function build(
        Services $services,
        Throttling $throttling,
        Mails $mails,
        Sectors $sectors,
        Countries $countries,
        LogHashes $hashes,
        Closure $deriveKey,
    ): self {
        [$db, $clock, $config] = [$services->database, $services->clock, $services->config];
        $proofs = new ProofStore($db, $clock);
        $store = new SubscriberStore($db, $services->transaction, $clock, $proofs);
        $requests = new RequestStore($db, $clock, $config->limit('newsletter', 'linkHours') * self::HOUR);
        $subscriptions = new Subscriptions($store, $proofs, $requests, new AddressLock($db, $clock), $services->transaction);
        $links = new SubscriptionLinks(static fn (): string => $deriveKey(self::KEY), $config, $store);
        $browser = new Browser($hashes);
        $request = new RequestSubscription($requests, $throttling->forms, $browser, $mails, $services->transaction, $config);
        $confirm = new ConfirmSubscription($requests, $subscriptions, $throttling->forms, $browser);
        $linked = new LinkedSubscriptions($requests, $store, $links);
        $interests = new Interests($sectors, $countries);
        $answer = new SubscriptionAnswer($sectors, $countries);
        $limit = new RequestLimit($throttling->throttle, $config->limit('newsletter', 'mailsPerDay'));

        return new self(
            $store,
            $subscriptions,
            $links,
            $requests,
            $proofs,
            $request,
            $confirm,
            $linked,
            new ExportProofs($proofs),
            new Cleanup($requests, $store, $proofs, $clock, $config->limit('newsletter', 'proofDays')),
            new ConfirmationMail($requests, $store, $links, $limit),
            new NewsletterTypes($request, $confirm, $linked, $subscriptions, $links, $answer, $interests, new ProxyRequest()),
        );
    }

    public function migrations(): array
    {
        return [NewsletterTables::migration()];
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => ($this->cleanup)(...)];
    }

    public function mails(): array
    {
        return [$this->mail];
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes(['PasserelleNewsletterSource' => ProofSource::forms(), 'PasserelleNewsletterState' => SubscriptionState::cases()]),
            $this->types,
        ];
    }
}
