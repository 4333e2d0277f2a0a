<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Auth\Mails\AccountLink;
use Passerelle\Auth\Mails\ActivationMail;
use Passerelle\Auth\Mails\AlreadyRegisteredMail;
use Passerelle\Auth\Mails\NewPasswordMail;
use Passerelle\Auth\Mails\PasswordChangedMail;
use Passerelle\Auth\Mails\WelcomeMail;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\MailModule;
use Passerelle\Outbox\OutboxModule;

/** The ways to an account, and back to it: asking, proving one's address, completing, recovering. */
final readonly class AccountWays
{
    private function __construct(
        public Registration $registration,
        public Activation $activation,
        public Completing $completing,
        public Recovery $recovery,
        public NewAccounts $newAccounts,
        public DemandTokens $demandTokens,
        public RegistrationRules $rules,
        public Links $links,
        private PasswordFollowUp $followUp,
        private UnfinishedAccounts $unfinished,
        private AccountRequests $requests,
        private AddressLock $lock,
    ) {
    }

    public static function build(
        Database $db,
        Transaction $transaction,
        Clock $clock,
        Config $config,
        OutboxModule $outbox,
        MailModule $mail,
        TokenKeys $keys,
        AuthLimits $limits,
        AccountState $state,
        Passwords $passwords,
        Throttle $throttle,
        FormThrottle $forms,
        SignInTries $tries,
        Sessions $sessions,
        EmailLookup $lookup,
    ): self {
        $links = new Links($db, $clock, $limits);
        $stages = new Stages($db);
        $lock = new AddressLock($db, $clock);
        $requests = new AccountRequests($db, $clock, $outbox->outbox);
        $accounts = new NewAccounts($lock, $lookup, $passwords, $stages, $clock);
        $demands = new DemandTokens($keys, $clock, $limits->demandSeconds, $state);
        $rules = new RegistrationRules(PasswordRule::fromConfig($config, dirname(__DIR__, 2) . '/config'), $config->textMax('short'), $config->limit('account', 'email'));
        $pages = PublicPages::configured($config);
        $link = new AccountLink($links, $pages, $limits);
        $mails = $mail->mails;
        $mail->know(
            new ActivationMail($link, $state),
            new AlreadyRegisteredMail($pages),
            new NewPasswordMail($link, $state),
            new WelcomeMail($pages),
            new PasswordChangedMail($pages),
        );
        $outbox->dispatcher->handle(new RequestedAccounts($requests, $accounts, $lookup, $state, $throttle, $limits, $mails, $transaction));

        return new self(
            new Registration($rules, $forms, $passwords, $requests, $transaction),
            new Activation(
                $links,
                $state,
                $stages,
                $demands,
                $rules,
                $accounts,
                $passwords,
                $sessions,
                $throttle,
                $forms,
                $limits,
                $mails,
                $transaction,
            ),
            new Completing($demands, $rules, $accounts, $passwords, $stages, $sessions, $forms, $mails, $transaction),
            new Recovery($links, $rules, $requests, $state, $passwords, $tries, $forms, $transaction),
            $accounts,
            $demands,
            $rules,
            $links,
            new PasswordFollowUp($links, $mails, $state),
            new UnfinishedAccounts($stages, $db, $clock, $limits),
            $requests,
            $lock,
        );
    }

    public function register(): void
    {
        $this->followUp->register();
    }

    /** What is out of date. */
    public function purge(): void
    {
        $this->unfinished->purge();
        $this->links->purge();
        $this->requests->purge();
        $this->lock->purge();
    }
}
