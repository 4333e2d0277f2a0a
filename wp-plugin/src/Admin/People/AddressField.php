<?php

declare(strict_types=1);

namespace Passerelle\Admin\People;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Security\SecurityEvent;
use WP_Error;
use WP_User;

/** WordPress's profile screens do not change the e-mail address of an account: its owner does on the site, with proof of the new one. */
final readonly class AddressField implements AdminPart
{
    private const REASON = 'changed_in_wordpress';

    public function __construct(private Texts $texts)
    {
    }

    public function register(): void
    {
        // WordPress would mail a link that changes the address without the password. It adds its callback after plugins are loaded.
        add_action('personal_options_update', static fn () => remove_action('personal_options_update', 'send_confirmation_on_profile_email'), PHP_INT_MIN);
        add_action('user_profile_update_errors', $this->check(...), 10, 3);
    }

    private function check(WP_Error $errors, bool $isUpdate, object $user): void
    {
        $typed = get_object_vars($user);
        $stored = $isUpdate && is_numeric($typed['ID'] ?? null) ? get_userdata((int) $typed['ID']) : false;
        $email = $typed['user_email'] ?? null;
        if (!$stored instanceof WP_User || !is_string($email) || in_array($stored->user_email, [$email, wp_unslash($email)], true)) {
            return;
        }
        SecurityEvent::EmailChange->refused(self::REASON, account: $stored->ID, actor: get_current_user_id());
        $errors->add('email_on_site', esc_html($this->texts->get('account.email_on_site')), ['form-field' => 'email']);
    }
}
