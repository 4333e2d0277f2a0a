<?php

declare(strict_types=1);

namespace Passerelle\Accounts\EmailChange;

use Passerelle\Auth\Passwords\PasswordChanges;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Tasks\HasDailyTasks;

/** Changing the e-mail address of an account, and undoing the change. */
// After those that still need the former address.
#[Priority(-10)]
final readonly class EmailChangeModule implements Module, HasMigrations, HasDailyTasks
{
    private const DAILY = 'passerelle_email_change_daily';

    public function __construct(private EmailChanges $changes, private ChangesElsewhere $elsewhere)
    {
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

    public function migrations(): array
    {
        return [EmailChanges::migration()];
    }
}
