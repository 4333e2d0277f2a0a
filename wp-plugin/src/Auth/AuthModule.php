<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Auth\Accounts\AccountEvents;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\GraphQL\SessionGate;
use Passerelle\Auth\Passwords\PasswordFollowUp;
use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Auth\Sessions\CurrentSession;
use Passerelle\Auth\Sessions\RestSessionGate;
use Passerelle\Auth\Sessions\SessionEndings;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Tasks\HasDailyTasks;

/** Accounts, sessions and sign-in. */
// Sessions end before the audit log has its line.
#[Priority(100)]
final readonly class AuthModule implements Module, HasMigrations, HasDailyTasks
{
    public const DAILY = 'passerelle_auth_daily';

    public function __construct(
        private EmailLookup $lookup,
        private Passwords $passwords,
        private CurrentSession $current,
        private SessionEndings $endings,
        private AccountState $state,
        private PasswordFollowUp $followUp,
        private PurgeAccounts $purge,
    ) {
    }

    public function register(): void
    {
        $this->lookup->register();
        $this->passwords->register();
        $this->current->register();
        $this->endings->register();
        (new AccountEvents())->register();
        $this->state->register();
        $this->followUp->register();
        (new SessionGate($this->current))->register();
        (new RestSessionGate($this->current))->register();
    }

    public function migrations(): array
    {
        return AuthTables::migrations();
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => ($this->purge)(...)];
    }
}
