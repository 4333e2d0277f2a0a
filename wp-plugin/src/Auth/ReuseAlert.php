<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Outbox\Handler;
use RuntimeException;
use WP_User;

/** Tells a person by mail that a copy of their session was tried and the session ended. It holds no link and no token. */
final readonly class ReuseAlert implements Handler
{
    public const KIND = 'auth.reuse_alert';
    private const MAX_DELAY = 3_600;

    public function kind(): string
    {
        return self::KIND;
    }

    public function maxDelay(): int
    {
        return self::MAX_DELAY;
    }

    public function handle(array $payload): void
    {
        $userId = $payload['userId'] ?? 0;
        $user = get_userdata(is_int($userId) ? $userId : 0);
        if (!$user instanceof WP_User) {
            return;
        }
        [$subject, $body] = AuthTexts::reuseAlert(PersonLanguage::of($user->ID), $user->first_name);
        if (!wp_mail($user->user_email, $subject, $body)) {
            throw new RuntimeException('The mail server did not take the mail.');
        }
    }
}
