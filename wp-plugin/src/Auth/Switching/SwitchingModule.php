<?php

declare(strict_types=1);

namespace Passerelle\Auth\Switching;

use Passerelle\Auth\AuthModule;
use Passerelle\Auth\Passwords\PasswordChanges;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Tasks\HasDailyTasks;

final readonly class SwitchingModule implements Module, HasMigrations, HasDailyTasks
{
    public function __construct(private SwitchTokens $tokens)
    {
    }

    public function register(): void
    {
        $tokens = $this->tokens;
        // Tokens issued before a password change or the end of the account become invalid.
        PasswordChanges::listen($tokens->forget(...));
        add_action('deleted_user', static fn (int|string $userId) => $tokens->forget((int) $userId));
    }

    public function dailyTasks(): array
    {
        return [AuthModule::DAILY => $this->tokens->purge(...)];
    }

    public function migrations(): array
    {
        return SwitchTables::migrations();
    }
}
