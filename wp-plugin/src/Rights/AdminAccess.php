<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use Passerelle\Kernel\Module;
use Passerelle\Kernel\PublicOrigin;
use Passerelle\Kernel\ServerVariables;

/** Denies /wp-admin and the toolbar to accounts without a staff role. */
final readonly class AdminAccess implements Module
{
    public function __construct(private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        add_action('admin_init', $this->redirect(...), 1);
        add_filter('show_admin_bar', fn (bool $visible): bool => $visible && !self::isDenied($this->viewers->current()));
    }

    /** True for accounts with roles of the platform, none of which is a staff role. Accounts with only other WordPress roles are not affected. */
    public static function isDenied(Viewer $viewer): bool
    {
        return Role::among($viewer->roles) !== [] && !$viewer->isStaff();
    }

    private function redirect(): void
    {
        $isForm = basename(ServerVariables::text('SCRIPT_NAME')) === 'admin-post.php';
        if (wp_doing_ajax() || $isForm || !self::isDenied($this->viewers->current())) {
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
