<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use Passerelle\Languages\Lang;
use Passerelle\Languages\PersonLanguage;
use WP_User;

/** Recipient of a mail. */
final readonly class Recipient
{
    /**
     * @param string $firstName for the greeting; may be empty
     * @param int $userId 0 without an account
     */
    public function __construct(
        public string $email,
        public Lang $language,
        public string $firstName = '',
        public int $userId = 0,
    ) {
    }

    /** Null when the account was deleted. */
    public static function ofUser(int $userId): ?self
    {
        $user = get_userdata($userId);

        return $user instanceof WP_User
            ? new self($user->user_email, PersonLanguage::of($user->ID), $user->first_name, $user->ID)
            : null;
    }
}
