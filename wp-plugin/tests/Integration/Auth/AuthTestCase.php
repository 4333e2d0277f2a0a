<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Plugin;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;

abstract class AuthTestCase extends IntegrationTestCase
{
    protected const PASSWORD = 'Factory-2026!';
    protected const KEY = 'first:0123456789abcdef0123456789abcdef';

    protected FrozenClock $clock;
    protected Config $config;

    protected function setUp(): void
    {
        parent::setUp();
        $this->clock = $this->frozenClock();
        $this->config = Config::fromDirectory(dirname(__DIR__, 3) . '/config');
        $this->usePluginWith([Clock::class => $this->clock, TokenKeys::class => TokenKeys::parse(self::KEY)]);
    }

    protected function frozenClock(): FrozenClock
    {
        return new FrozenClock();
    }

    protected function pluginWithKeys(string $keys): Plugin
    {
        return $this->pluginWith([TokenKeys::class => TokenKeys::parse($keys)]);
    }

    protected function isAlive(IssuedSession $session): bool
    {
        return $this->plugin->get(Sessions::class)->ofAccessToken($session->accessToken) !== null;
    }

    /** @return string "renewed", or the code of the refusal */
    protected function renewing(IssuedSession $session): string
    {
        return $this->outcome(fn () => $this->plugin->get(Sessions::class)->renew($session->refreshToken), 'renewed');
    }

    /** @param callable(): mixed $work */
    protected function outcome(callable $work, string $success = 'done'): string
    {
        try {
            $work();
        } catch (DomainError $error) {
            return $error->errorCode . ($error->retryAfter === null ? '' : " {$error->retryAfter}");
        }

        return $success;
    }

    protected function reasonOf(int $sessionId): ?string
    {
        return $this->db->value("SELECT end_reason FROM {$this->db->table('sessions')} WHERE id = %d", $sessionId);
    }
}
