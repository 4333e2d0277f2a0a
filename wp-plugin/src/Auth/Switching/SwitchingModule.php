<?php

declare(strict_types=1);

namespace Passerelle\Auth\Switching;

use Passerelle\Auth\AuthModule;
use Passerelle\Auth\GraphQL\SwitchTypes;
use Passerelle\Auth\Passwords\PasswordChanges;
use Passerelle\Auth\Sessions\CurrentSession;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

final readonly class SwitchingModule implements Module, HasMigrations, HasDailyTasks, HasGraphQlTypes
{
    private function __construct(public Switching $switching, private CurrentSession $current, private ViewerFactory $viewers)
    {
    }

    public static function build(Services $services, AuthModule $auth, ViewerFactory $viewers): self
    {
        $tokens = new SwitchTokens($services->database, $services->clock, $services->config->limit('auth', 'switchSeconds'));

        return new self(new Switching($tokens, $auth->sessions, new AdminRight($auth->accounts->state), $viewers), $auth->current, $viewers);
    }

    public function register(): void
    {
        $tokens = $this->switching->tokens;
        // Tokens issued before a password change or the end of the account become invalid.
        PasswordChanges::listen($tokens->forget(...));
        add_action('deleted_user', static fn (int|string $userId) => $tokens->forget((int) $userId));
    }

    public function dailyTasks(): array
    {
        return [AuthModule::DAILY => $this->switching->tokens->purge(...)];
    }

    public function migrations(): array
    {
        return SwitchTables::migrations();
    }

    public function graphQlTypes(): array
    {
        return [new SwitchTypes($this->switching, new ProxyRequest(), $this->current, $this->viewers)];
    }
}
