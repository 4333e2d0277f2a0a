<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Kernel\Module;
use Passerelle\Kernel\PublicOrigin;
use Passerelle\Kernel\ServerVariables;

/** Keeps those who work on the site only out of /wp-admin, and its toolbar away from them. */
final readonly class AdminAccess implements Module
{
    public function __construct(private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        add_action('admin_init', $this->redirect(...), 1);
        add_filter('show_admin_bar', fn (bool $shown): bool => $shown && !self::isKeptOut($this->viewers->current()));
    }

    /** True for people whose roles are all roles of the site. WordPress's other roles are none of our business. */
    public static function isKeptOut(Viewer $viewer): bool
    {
        $roles = Role::among($viewer->roles);

        return $roles !== [] && array_filter($roles, static fn (Role $role): bool => $role->isStaff()) === [];
    }

    private function redirect(): void
    {
        $isForm = basename(ServerVariables::text('SCRIPT_NAME')) === 'admin-post.php';
        if (wp_doing_ajax() || $isForm || !self::isKeptOut($this->viewers->current())) {
            return;
        }
        // phpcs:ignore WordPress.Security.SafeRedirect -- the site's host may be another than WordPress's: configured, never taken from a request
        wp_redirect(self::siteAddress());
        exit;
    }

    private static function siteAddress(): string
    {
        $origin = PublicOrigin::configured();

        return $origin === '' ? home_url('/') : "{$origin}/";
    }
}
