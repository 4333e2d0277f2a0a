<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Auth\Accounts\AccountEvents;
use Passerelle\Auth\Accounts\AccountServices;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Accounts\AddressLock;
use Passerelle\Auth\Accounts\NewAccounts;
use Passerelle\Auth\Accounts\Stages;
use Passerelle\Auth\Accounts\UnfinishedAccounts;
use Passerelle\Auth\Accounts\WordPressMails;
use Passerelle\Auth\GraphQL\AccountTypes;
use Passerelle\Auth\GraphQL\AuthTypes;
use Passerelle\Auth\GraphQL\SessionGate;
use Passerelle\Auth\Links\AccountLink;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Auth\Mails\ActivationMail;
use Passerelle\Auth\Mails\AlreadyRegisteredMail;
use Passerelle\Auth\Mails\LinkFromTeam;
use Passerelle\Auth\Mails\NewPasswordMail;
use Passerelle\Auth\Mails\PasswordChangedMail;
use Passerelle\Auth\Mails\WelcomeMail;
use Passerelle\Auth\Passwords\PasswordFollowUp;
use Passerelle\Auth\Passwords\PasswordRule;
use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Auth\Recovery\Recovery;
use Passerelle\Auth\Registration\AccountRequests;
use Passerelle\Auth\Registration\Activation;
use Passerelle\Auth\Registration\CompleteRegistration;
use Passerelle\Auth\Registration\CompletionTokens;
use Passerelle\Auth\Registration\Registration;
use Passerelle\Auth\Registration\RegistrationRules;
use Passerelle\Auth\Registration\RequestedAccounts;
use Passerelle\Auth\Sessions\CurrentSession;
use Passerelle\Auth\Sessions\KnownDevices;
use Passerelle\Auth\Sessions\RestSessionGate;
use Passerelle\Auth\Sessions\ReuseAlert;
use Passerelle\Auth\Sessions\SessionEndings;
use Passerelle\Auth\Sessions\SessionLifetimes;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\Sessions\SessionStore;
use Passerelle\Auth\Sessions\SessionTokens;
use Passerelle\Auth\SignIn\SignIn;
use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Auth\Throttling\Throttling;
use Passerelle\Auth\Tokens\AccessTokens;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Mail\HasMails;
use Passerelle\Mail\Mails;
use Passerelle\Outbox\HasHandlers;
use Passerelle\Outbox\Outbox;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Accounts, sessions and sign-in. */
final readonly class AuthModule implements Module, HasMigrations, HasDailyTasks, HasMails, HasHandlers, HasGraphQlTypes
{
    public const DAILY = 'passerelle_auth_daily';

    public AuthLimits $limits;
    public AccountServices $accounts;
    public Throttling $throttling;
    public KnownDevices $devices;
    public Sessions $sessions;
    public CurrentSession $current;
    public SignIn $signIn;
    public PasswordRule $passwordRule;
    public RegistrationRules $rules;
    public CompletionTokens $completionTokens;
    public Registration $registration;
    public Activation $activation;
    public CompleteRegistration $completion;
    public Recovery $recovery;
    private AddressLock $lock;
    private AccountRequests $requests;

    public function __construct(private Services $services, private ViewerFactory $viewers, Outbox $outbox, private Mails $mails, TokenKeys $keys)
    {
        $db = $services->database;
        $clock = $services->clock;
        $config = $services->config;
        $transaction = $services->transaction;
        $this->limits = AuthLimits::from($config);
        $this->lock = new AddressLock($db, $clock);
        $this->requests = new AccountRequests($db, $clock, $outbox);
        $this->accounts = $this->accounts();
        $this->throttling = new Throttling(new Throttle($db, $clock, $this->limits), $this->limits);
        $this->devices = new KnownDevices($keys, $clock, $this->limits->knownDeviceSeconds);
        $tokens = new SessionTokens(new AccessTokens($keys, $clock, $this->limits->accessSeconds), $keys, $this->devices, $this->limits);
        $lifetimes = new SessionLifetimes($this->limits, $clock);
        $this->sessions = new Sessions(new SessionStore($db, $clock), $tokens, $lifetimes, $this->accounts->state, $viewers, $mails, $transaction);
        $this->current = new CurrentSession(new ProxyRequest(), $this->sessions);
        $this->signIn = new SignIn($this->accounts, $this->throttling, $this->devices, $this->sessions, $viewers, $mails);
        $this->passwordRule = PasswordRule::fromConfig($config, dirname(__DIR__, 2) . '/config');
        $this->rules = new RegistrationRules(
            $this->passwordRule,
            $config->textMax('short'),
            $config->limit('account', 'email'),
        );
        $this->completionTokens = new CompletionTokens($keys, $clock, $this->limits->demandSeconds, $this->accounts->state);
        $this->registration = new Registration($this->rules, $this->throttling->forms, $this->accounts->passwords, $this->requests, $transaction);
        $this->activation = new Activation($this->accounts, $this->completionTokens, $this->rules, $this->sessions, $this->throttling, $mails, $transaction);
        $this->completion = new CompleteRegistration(
            $this->completionTokens,
            $this->rules,
            $this->accounts,
            $this->sessions,
            $this->throttling->forms,
            $mails,
            $transaction,
        );
        $this->recovery = new Recovery($this->accounts, $this->rules, $this->requests, $this->throttling, $transaction);
    }

    public function register(): void
    {
        $this->accounts->lookup->register();
        $this->accounts->passwords->register();
        $this->current->register();
        (new SessionEndings($this->sessions, $this->devices))->register();
        (new AccountEvents())->register();
        $this->accounts->state->register();
        (new PasswordFollowUp($this->accounts->links, $this->mails, $this->accounts->state))->register();
        (new WordPressMails($this->mails, $this->accounts->state))->register();
        (new SessionGate($this->current))->register();
        (new RestSessionGate($this->current))->register();
    }

    public function migrations(): array
    {
        return AuthTables::migrations();
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->purge(...)];
    }

    public function mails(): array
    {
        $pages = PublicPages::configured($this->services->config);
        $link = new AccountLink($this->accounts->links, $pages);

        return [
            new ReuseAlert(),
            new ActivationMail($link, $this->accounts->state),
            new AlreadyRegisteredMail($pages),
            new NewPasswordMail($link, $this->accounts->state),
            new LinkFromTeam($link, $this->accounts->state, $pages),
            new WelcomeMail($pages),
            new PasswordChangedMail($pages),
        ];
    }

    public function handlers(): array
    {
        return [new RequestedAccounts($this->requests, $this->accounts, $this->throttling, $this->mails, $this->services->transaction)];
    }

    public function graphQlTypes(): array
    {
        return [new AuthTypes($this, $this->viewers), new AccountTypes($this, $this->viewers)];
    }

    /** Deletes expired data. */
    public function purge(): void
    {
        $this->sessions->purge();
        $this->throttling->throttle->purge();
        (new UnfinishedAccounts($this->accounts->stages, $this->services->database, $this->services->clock, $this->limits))->purge();
        $this->accounts->links->purge();
        $this->requests->purge();
        $this->lock->purge();
    }

    private function accounts(): AccountServices
    {
        $db = $this->services->database;
        $clock = $this->services->clock;
        $stages = new Stages($db);
        $lookup = new EmailLookup($db);
        $passwords = new Passwords($db);

        return new AccountServices(
            new AccountState(),
            $stages,
            $lookup,
            new NewAccounts($this->lock, $lookup, $passwords, $stages, $clock),
            $passwords,
            new Links($db, $clock, $this->limits),
        );
    }
}
