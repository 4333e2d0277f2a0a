<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Auth\AuthModule;
use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Mail\HasMails;
use Passerelle\Mail\MailModule;
use Passerelle\Outbox\HasHandlers;
use Passerelle\Outbox\OutboxModule;
use Passerelle\Rights\ViewerFactory;
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
        $services = $this->services($this->clock);
        $this->outbox = OutboxModule::build($services);
        $this->mail = MailModule::build($services, $this->outbox);
        $auth = new AuthModule($services, new ViewerFactory(), $this->outbox->outbox, $this->mail->mails, TokenKeys::parse($keys));
        $this->connect($this->mail, $auth);

        return $auth;
    }

    /** Connects modules as Plugin does. */
    protected function connect(object ...$modules): void
    {
        foreach ($modules as $module) {
            if ($module instanceof HasHandlers) {
                $this->outbox->dispatcher->handle(...$module->handlers());
            }
            if ($module instanceof HasMails) {
                $this->mail->add(...$module->mails());
            }
        }
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
