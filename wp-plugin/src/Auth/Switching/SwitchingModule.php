<?php

declare(strict_types=1);

namespace Passerelle\Auth\Switching;

use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\AccountState;
use Passerelle\Auth\AdminRight;
use Passerelle\Auth\Sessions;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

final readonly class SwitchingModule implements Module, HasMigrations
{
    private const DAILY = 'passerelle_auth_daily';

    private function __construct(public Switching $switching)
    {
    }

    public static function build(Database $db, Clock $clock, Config $config, Sessions $sessions, ViewerFactory $viewers): self
    {
        $tokens = new SwitchTokens($db, $clock, $config->limit('auth', 'switchSeconds'));

        return new self(new Switching($tokens, $sessions, new AdminRight(new AccountState()), $viewers));
    }

    public function register(): void
    {
        $tokens = $this->switching->tokens;
        add_action(self::DAILY, static fn () => $tokens->purge());
        // Nobody enters with what was issued before a new password or the end of an account.
        add_action('wp_set_password', static fn (mixed $password, int|string $userId) => $tokens->forget((int) $userId), 10, 2);
        add_action('deleted_user', static fn (int|string $userId) => $tokens->forget((int) $userId));
    }

    public function migrations(): array
    {
        return SwitchTables::migrations();
    }
}
