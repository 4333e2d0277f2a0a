<?php

declare(strict_types=1);

namespace Passerelle\Auth\WordPress;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Kernel\PublicOrigin;
use Passerelle\Languages\Lang;

/** Redirects wp-login.php to the site's pages for sign-in, recovery and registration. */
final readonly class SignInPage
{
    private const LAST = PHP_INT_MAX;
    private const SEE_OTHER = 303;
    private const UNAVAILABLE = 503;
    private const RECOVERY = ['lostpassword', 'retrievepassword', 'resetpass', 'rp', 'checkemail'];
    /** Actions that stay in wp-login.php. */
    private const OPEN = ['logout', Entry::ACTION];

    public function __construct(private PublicPages $pages, private BreakGlass $breakGlass)
    {
    }

    public function register(): void
    {
        add_action('login_init', $this->redirect(...));
        add_filter('login_url', fn (mixed $url, mixed $target): string => $this->address($target) ?? (is_string($url) ? $url : ''), self::LAST, 2);
        add_filter('lostpassword_url', fn (mixed $url): string => $this->recovery() ?? (is_string($url) ? $url : ''), self::LAST);
        add_filter('logout_redirect', fn (mixed $target): string => $this->afterLogout() ?? (is_string($target) ? $target : ''), self::LAST);
        add_filter('pre_option_users_can_register', static fn (): string => '0');
        // Its reminder is a screen in wp-login.php.
        add_filter('admin_email_check_interval', '__return_zero');
    }

    /**
     * URL of the sign-in page for the administration.
     *
     * @param mixed $target path or address in the administration, any other becomes its first screen
     * @return string|null null where no site is configured
     */
    public function address(mixed $target, string $problem = ''): ?string
    {
        $path = AdminPath::of($target);
        $parameters = ['to' => $path === AdminPath::of('') ? '' : $path, 'problem' => $problem];
        $parameters = array_filter($parameters, static fn (string $value): bool => $value !== '');

        return $this->page('administration', $parameters === [] ? '' : '?' . http_build_query($parameters));
    }

    public static function language(): Lang
    {
        return str_starts_with(determine_locale(), Lang::English->value) ? Lang::English : Lang::DEFAULT;
    }

    private function redirect(): void
    {
        // phpcs:disable WordPress.Security.NonceVerification -- It only decides which page is shown.
        $action = wp_unslash($_REQUEST['action'] ?? 'login');
        $isKey = isset($_GET['key']);
        $isOpen = in_array($action, self::OPEN, true) || ($this->breakGlass->isOpen && $action === 'login');
        if ($isOpen && !$isKey) {
            return;
        }
        $isRecovery = $isKey || in_array($action, self::RECOVERY, true);
        $page = $isRecovery ? $this->recovery() : $this->address(wp_unslash($_REQUEST['redirect_to'] ?? ''));
        // phpcs:enable
        if ($page === null) {
            // phpcs:ignore WordPress.Security.EscapeOutput -- a status
            wp_die('PASSERELLE_PUBLIC_URL is not set: nobody can sign in.', '', ['response' => self::UNAVAILABLE]);
        }
        // phpcs:ignore WordPress.Security.SafeRedirect -- another host than WordPress's, and configured
        wp_redirect($page, self::SEE_OTHER);
        exit;
    }

    private function recovery(): ?string
    {
        return $this->page('forgotPassword');
    }

    /** The site's host is allowed for this one redirect. */
    private function afterLogout(): ?string
    {
        add_filter('allowed_redirect_hosts', static fn (array $hosts): array => [...$hosts, (string) wp_parse_url(PublicOrigin::configured(), PHP_URL_HOST)]);

        return $this->page('login');
    }

    private function page(string $name, string $query = ''): ?string
    {
        return PublicOrigin::configured() === '' ? null : $this->pages->address($name, self::language()) . $query;
    }
}
