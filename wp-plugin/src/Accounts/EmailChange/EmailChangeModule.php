<?php

declare(strict_types=1);

namespace Passerelle\Accounts\EmailChange;

use Passerelle\Auth\AuthModule;
use Passerelle\Auth\Links\AccountLink;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Auth\Passwords\PasswordChanges;
use Passerelle\Auth\Social\Identities;
use Passerelle\Accounts\EmailChange\GraphQL\EmailChangeTypes;
use Passerelle\Accounts\EmailChange\Mails\ChangeRequestedMail;
use Passerelle\Accounts\EmailChange\Mails\ChangedMail;
use Passerelle\Accounts\EmailChange\Mails\ProofMail;
use Passerelle\Accounts\EmailChange\Mails\RestoredMail;
use Passerelle\Accounts\EmailChange\Mails\UndoMail;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Mail\HasMails;
use Passerelle\Mail\Mails;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Accounts\Settings\CurrentPassword;

/** Changing the e-mail address of an account, and undoing the change. */
final readonly class EmailChangeModule implements Module, HasMigrations, HasDailyTasks, HasMails, HasGraphQlTypes
{
    private const DAILY = 'passerelle_email_change_daily';
    private const HOUR = 3_600;
    private const DAY = 86_400;

    public EmailChanges $changes;
    public RequestEmailChange $request;
    public ConfirmEmailChange $confirm;
    public UndoEmailChange $undo;
    private ChangesElsewhere $elsewhere;

    public function __construct(
        private Services $services,
        private ViewerFactory $viewers,
        private AuthModule $auth,
        Identities $identities,
        CurrentPassword $currentPassword,
        Mails $mails,
    ) {
        $db = $services->database;
        $config = $services->config;
        $transaction = $services->transaction;
        $throttling = $auth->throttling;
        $this->changes = new EmailChanges(
            $db,
            $services->clock,
            $config->limit('auth', 'emailConfirmHours') * self::HOUR,
            $config->limit('auth', 'emailUndoDays') * self::DAY,
        );
        $address = new AccountAddress($db, $auth->accounts, $auth->sessions, $viewers);
        $this->elsewhere = new ChangesElsewhere($this->changes, $address, $mails, $transaction);
        $this->request = new RequestEmailChange($currentPassword, $auth->rules, $this->changes, $auth->current, $throttling, $mails, $transaction);
        $this->confirm = new ConfirmEmailChange($this->changes, $address, $throttling->forms, $mails, $transaction);
        $this->undo = new UndoEmailChange($this->changes, $address, $auth->accounts->passwords, $identities, $throttling->forms, $mails, $transaction);
    }

    public function register(): void
    {
        $this->elsewhere->register();
        // Instead of WordPress's own mail.
        add_filter('send_email_change_email', '__return_false');
        // A password change cancels a pending change, which an attacker may have requested.
        PasswordChanges::listen($this->changes->cancel(...));
        add_action('deleted_user', fn (int|string $userId) => $this->changes->forget((int) $userId));
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->changes->purge(...)];
    }

    public function mails(): array
    {
        $pages = PublicPages::configured($this->services->config);
        $accounts = $this->auth->accounts;

        return [
            new ProofMail($this->changes, $pages, $accounts->lookup, $accounts->state, $this->auth->throttling->throttle, $this->auth->limits),
            new ChangeRequestedMail($this->changes, $pages),
            new UndoMail($this->changes, $pages),
            new ChangedMail($pages),
            new RestoredMail(new AccountLink($accounts->links, $pages)),
        ];
    }

    public function graphQlTypes(): array
    {
        return [new EmailChangeTypes($this, new ProxyRequest(), $this->viewers)];
    }

    public function migrations(): array
    {
        return [EmailChanges::migration()];
    }
}
