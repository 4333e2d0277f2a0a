<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\AuthModule;
use Passerelle\Auth\IssuedSession;
use Passerelle\Auth\TokenKeys;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Mail\MailModule;
use Passerelle\Outbox\OutboxModule;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;

abstract class AuthTestCase extends IntegrationTestCase
{
    protected const PASSWORD = 'Factory-2026!';
    protected const KEY = 'first:0123456789abcdef0123456789abcdef';

    protected FrozenClock $clock;
    protected AuthModule $auth;
    protected OutboxModule $outbox;
    protected MailModule $mail;
    protected Config $config;

    protected function setUp(): void
    {
        parent::setUp();
        $this->clock = $this->frozenClock();
        $this->config = Config::fromDirectory(dirname(__DIR__, 3) . '/config');
        $this->auth = $this->authWith(self::KEY);
    }

    protected function frozenClock(): FrozenClock
    {
        return new FrozenClock();
    }

    protected function authWith(string $keys): AuthModule
    {
        $this->outbox = OutboxModule::build($this->plugin->database, $this->plugin->transaction, $this->clock, $this->config);
        $this->mail = MailModule::build($this->outbox, $this->clock, $this->config);

        return AuthModule::build(
            $this->plugin->database,
            $this->plugin->transaction,
            $this->clock,
            $this->config,
            new ViewerFactory(),
            $this->outbox,
            $this->mail,
            TokenKeys::parse($keys),
        );
    }

    protected function isAlive(IssuedSession $session): bool
    {
        return $this->auth->sessions->ofAccessToken($session->accessToken) !== null;
    }

    /** @return string "renewed", or the code of the refusal */
    protected function renewing(IssuedSession $session): string
    {
        return $this->outcome(fn () => $this->auth->sessions->renew($session->refreshToken), 'renewed');
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
        return $this->plugin->database->value("SELECT end_reason FROM {$this->plugin->database->table('sessions')} WHERE id = %d", $sessionId);
    }
}
