<?php

declare(strict_types=1);

namespace Passerelle\Site;

/** Pages that staff edit in WordPress: the privacy policy and the introductions of account forms. */
enum PageKey: string
{
    case Privacy = 'privacy';
    case Login = 'login';
    case SignUp = 'sign_up';
    case Activation = 'activation';
    case ForgotPassword = 'forgot_password';
    case NewPassword = 'new_password';
    case Settings = 'settings';
    case NoProfile = 'no_profile';

    /** The option that holds the id of the page, in any of its languages. */
    public function option(): string
    {
        return match ($this) {
            // WordPress has its own setting for it.
            self::Privacy => 'wp_page_for_privacy_policy',
            default => "passerelle_page_{$this->value}",
        };
    }

    /** @return list<self> pages selected by the plugin's own setting */
    public static function ownSettings(): array
    {
        return array_values(array_filter(self::cases(), static fn (self $key): bool => $key !== self::Privacy));
    }
}
