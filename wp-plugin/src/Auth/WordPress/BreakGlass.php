<?php

declare(strict_types=1);

namespace Passerelle\Auth\WordPress;

use Passerelle\Auth\Sessions\SessionEnd;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\SignIn\SignIn;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Role;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;
use WP_Error;
use WP_User;

/**
 * WordPress's own password form, for administrators, while PASSERELLE_BREAK_GLASS is true: for emergencies when the site is
 * down. It has the limits of the site's sign-in, and each attempt is in the security log and in PHP's error log.
 */
final class BreakGlass
{
    public const SETTING = 'PASSERELLE_BREAK_GLASS';
    private const TOO_MANY = 429;
    private const MINUTE = 60;

    private ?WP_Error $refused = null;

    public function __construct(
        #[From(self::class, 'isConfigured')] public readonly bool $isOpen,
        private readonly SignIn $signIn,
        private readonly Sessions $sessions,
        private readonly WordPressCookies $cookies,
        private readonly ViewerFactory $viewers,
    ) {
    }

    public static function isConfigured(): bool
    {
        return defined(self::SETTING) && constant(self::SETTING) === true;
    }

    public function register(): void
    {
        if ($this->isOpen) {
            add_action('login_form_login', $this->take(...));
        }
    }

    /** WordPress's error for all credentials that reach its own check. */
    public function refusal(): WP_Error
    {
        return $this->refused ?? new WP_Error('passerelle_sign_in_on_site', self::text(
            'La connexion se fait sur le site.',
            'Sign in on the site.',
        ));
    }

    /**
     * @param string $name user name or e-mail address
     * @return int|null user id of the administrator, now signed in; null: see `refusal`
     */
    public function enter(string $name, #[SensitiveParameter] string $password, string $address, string $device): ?int
    {
        $user = get_user_by('login', $name) ?: get_user_by('email', $name);
        $email = $user instanceof WP_User ? $user->user_email : $name;
        $account = $user instanceof WP_User ? $user->ID : $name;
        try {
            $issued = ($this->signIn)($email, $password, $address, $device);
        } catch (DomainError $error) {
            return $this->refuse($error, $account, $address);
        }
        $session = $this->isAdministrator($issued->userId) ? $this->sessions->findActive($issued->sessionId, $issued->userId) : null;
        if ($session === null) {
            $this->sessions->endById($issued->sessionId, SessionEnd::SignedOut);

            return $this->refuse(new DomainError('invalid_credentials'), $account, $address);
        }
        self::log("administrator {$issued->userId} signed in", $address);
        SecurityEvent::BreakGlass->succeeded(account: $issued->userId, address: $address);
        $this->cookies->set($session);

        return $issued->userId;
    }

    private function isAdministrator(int $userId): bool
    {
        $roles = Role::among($this->viewers->of($userId)->roles);

        return array_filter($roles, static fn (Role $role): bool => in_array($role, Role::administrators(), true)) !== [];
    }

    private function take(): void
    {
        // phpcs:disable WordPress.Security.NonceVerification -- Nobody is signed in yet; the password is the proof.
        $typed = array_map(
            static fn (string $name): string => is_string($_POST[$name] ?? null) ? (string) wp_unslash($_POST[$name]) : '',
            ['name' => 'log', 'password' => 'pwd'],
        );
        if (!ServerVariables::isPost() || $typed['name'] === '' || $typed['password'] === '') {
            return;
        }
        if ($this->enter($typed['name'], $typed['password'], ServerVariables::text('REMOTE_ADDR'), ServerVariables::text('HTTP_USER_AGENT')) !== null) {
            wp_safe_redirect(AdminPath::of(wp_unslash($_POST['redirect_to'] ?? '')), 303);
            exit;
        }
        // phpcs:enable
    }

    private function refuse(DomainError $error, int|string $account, string $address): null
    {
        SecurityEvent::BreakGlass->refused($error->errorCode, account: $account, address: $address);
        self::log("refused ({$error->errorCode})", $address);
        $seconds = $error->retryAfter ?? self::MINUTE;
        $isThrottled = $error->errorCode === 'rate_limited';
        if ($isThrottled && !headers_sent()) {
            status_header(self::TOO_MANY);
            header("Retry-After: {$seconds}");
        }
        $minutes = (int) ceil($seconds / self::MINUTE);
        $this->refused = new WP_Error($error->errorCode, $isThrottled
            ? self::text("Trop d’essais. Réessayez dans {$minutes} min.", "Too many tries. Try again in {$minutes} min.")
            : self::text('Identifiants de connexion invalides.', 'Invalid login credentials.'));

        return null;
    }

    private static function text(string $french, string $english): string
    {
        return SignInPage::language() === Lang::English ? $english : $french;
    }

    private static function log(string $what, string $address): void
    {
        error_log("Passerelle: break-glass sign-in from {$address}: {$what}.");
    }
}
