<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use SensitiveParameter;
use WP_Error;
use WP_User;

/**
 * WordPress's own sign-in form is a way in like the site's, with the same limits. Its form for lost passwords, which tells
 * known from unknown people, leads to the site's, and nobody registers there.
 */
final readonly class WordPressSignIn
{
    /** After the password was looked at and before inactive accounts are refused. */
    private const PRIORITY = 98;
    private const TOO_MANY = 429;
    private const MINUTE = 60;

    public function __construct(private SignInTries $tries, private PublicPages $pages)
    {
    }

    public function register(): void
    {
        add_filter('authenticate', $this->limit(...), self::PRIORITY, 3);
        add_filter('lostpassword_url', fn (): string => $this->recoveryPage());
        foreach (['lostpassword', 'retrievepassword'] as $form) {
            add_action("login_form_{$form}", $this->leaveForRecovery(...));
        }
        add_filter('pre_option_users_can_register', static fn (): string => '0');
    }

    private function limit(mixed $result, mixed $username, #[SensitiveParameter] mixed $password): mixed
    {
        if (!is_string($username) || !is_string($password) || $username === '' || $password === '') {
            return $result;
        }
        $account = self::account($username);
        $address = is_string($_SERVER['REMOTE_ADDR'] ?? null) ? $_SERVER['REMOTE_ADDR'] : '';
        try {
            $this->tries->count($account, $address);
        } catch (DomainError $error) {
            return $this->refusal((int) ($error->fields[0]->params['retryAfter'] ?? self::MINUTE));
        }
        if ($result instanceof WP_User) {
            $this->tries->succeeded($account, $address);
        }

        return $result;
    }

    /** One person has one count, whichever of their names is typed. */
    private static function account(string $username): string
    {
        $user = get_user_by('login', $username) ?: get_user_by('email', $username);

        return $user instanceof WP_User ? $user->user_email : $username;
    }

    private function refusal(int $seconds): WP_Error
    {
        if (!headers_sent()) {
            status_header(self::TOO_MANY);
            header("Retry-After: {$seconds}");
        }
        $minutes = (int) ceil($seconds / self::MINUTE);

        return new WP_Error('rate_limited', self::language() === Lang::English
            ? "Too many tries. Try again in {$minutes} min."
            : "Trop d’essais. Réessayez dans {$minutes} min.");
    }

    private function leaveForRecovery(): never
    {
        // Another host than WordPress's, and configured.
        // phpcs:ignore WordPress.Security.SafeRedirect
        wp_redirect($this->recoveryPage(), 303);
        exit;
    }

    private function recoveryPage(): string
    {
        return $this->pages->address('forgotPassword', self::language());
    }

    private static function language(): Lang
    {
        return str_starts_with(determine_locale(), Lang::English->value) ? Lang::English : Lang::DEFAULT;
    }
}
