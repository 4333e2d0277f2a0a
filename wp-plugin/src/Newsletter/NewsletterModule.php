<?php

declare(strict_types=1);

namespace Passerelle\Newsletter;

use Closure;
use Passerelle\Accounts\Interests;
use Passerelle\Auth\Accounts\AddressLock;
use Passerelle\Auth\AuthModule;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\DerivedKeys;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Mail\HasMails;
use Passerelle\Mail\Mails;
use Passerelle\Newsletter\Accounts\AccountSubscriptions;
use Passerelle\Newsletter\Accounts\CarryOver;
use Passerelle\Newsletter\GraphQL\Mutation;
use Passerelle\Newsletter\GraphQL\RequestTypes;
use Passerelle\Newsletter\GraphQL\SubscriptionAnswer;
use Passerelle\Newsletter\GraphQL\SubscriptionTypes;
use Passerelle\Newsletter\Proofs\Browser;
use Passerelle\Newsletter\Proofs\ExportProofs;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Proofs\ProofStore;
use Passerelle\Newsletter\Requests\ConfirmationMail;
use Passerelle\Newsletter\Requests\Requesting;
use Passerelle\Newsletter\Requests\RequestStore;
use Passerelle\Newsletter\Subscribers\LinkSecrets;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Subscribers\SubscriptionLinks;
use Passerelle\Newsletter\Subscribers\Subscriptions;
use Passerelle\Newsletter\Subscribers\SubscriptionState;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Security\LogHashes;

/** Subscriptions of the newsletter: by address with double opt-in, and by account. */
final readonly class NewsletterModule implements Module, HasMigrations, HasDailyTasks, HasMails, HasGraphQlTypes
{
    public const DAILY = 'passerelle_forget_newsletter';
    private const KEY = 'passerelle-newsletter';
    private const HOUR = 3_600;

    public Subscriptions $subscriptions;
    public SubscriptionLinks $links;
    public Requesting $requesting;
    public LinkedSubscriptions $linked;
    public AccountSubscriptions $accounts;
    public ExportProofs $export;
    public Cleanup $cleanup;
    private Interests $interests;

    /** @param Closure(string): DerivedKeys $derive by its purpose */
    public function __construct(
        private Services $services,
        AuthModule $auth,
        Mails $mails,
        LogHashes $hashes,
        private Sectors $sectors,
        private Countries $countries,
        Closure $derive,
    ) {
        [$db, $clock, $config] = [$services->database, $services->clock, $services->config];
        $proofs = new ProofStore($db, $clock);
        $store = new SubscriberStore($db, $services->transaction, $clock, $proofs);
        $requests = new RequestStore($db, $clock, $config->limit('newsletter', 'linkHours') * self::HOUR);
        $this->subscriptions = new Subscriptions($store, $proofs, $requests, new AddressLock($db, $clock), $services->transaction);
        $this->links = new SubscriptionLinks(new LinkSecrets($derive(self::KEY)), $config, $store);
        $this->requesting = Requesting::build($services, $requests, $this->subscriptions, $auth->throttling->forms, new Browser($hashes), $mails);
        $this->linked = new LinkedSubscriptions($requests, $store, $this->links);
        $this->interests = new Interests($sectors, $countries);
        $wording = $config->limit('newsletter', 'wording');
        $this->accounts = new AccountSubscriptions($this->subscriptions, new PersonalData($this->subscriptions, $requests), $this->interests, $auth->accounts->state, $wording);
        $this->export = new ExportProofs($proofs);
        $this->cleanup = new Cleanup($requests, $store, $proofs, $clock, $config->limit('newsletter', 'proofDays'));
    }

    public function register(): void
    {
        $this->accounts->register();
    }

    public function migrations(): array
    {
        return [NewsletterTables::migration(), new CarryOver($this->accounts, $this->interests)];
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => ($this->cleanup)(...)];
    }

    public function mails(): array
    {
        $mailsPerDay = $this->services->config->limit('newsletter', 'mailsPerDay');

        return [new ConfirmationMail($this->requesting->store, $this->subscriptions->store, $this->links, $mailsPerDay)];
    }

    public function graphQlTypes(): array
    {
        $answer = new SubscriptionAnswer($this->sectors, $this->countries);
        $mutation = new Mutation(new ProxyRequest());

        return [
            new EnumTypes(['PasserelleNewsletterSource' => ProofSource::forms(), 'PasserelleNewsletterState' => SubscriptionState::cases()]),
            new SubscriptionTypes($this->linked, $this->subscriptions, $this->interests, $answer, $mutation, new ProxyRequest()),
            new RequestTypes($this->requesting, $this->links, $answer, $mutation),
        ];
    }
}
