<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use Passerelle\Accounts\PersonLanguage;
use Passerelle\Languages\Lang;
use WP_User;

/** Whom a mail goes to. */
final readonly class Recipient
{
    /**
     * @param string $firstName for the greeting; may be empty
     * @param int $userId 0 for somebody without an account
     */
    public function __construct(
        public string $email,
        public Lang $language,
        public string $firstName = '',
        public int $userId = 0,
    ) {
    }

    /** Null when the account is gone. */
    public static function ofUser(int $userId): ?self
    {
        $user = get_userdata($userId);

        return $user instanceof WP_User
            ? new self($user->user_email, PersonLanguage::of($user->ID), $user->first_name, $user->ID)
            : null;
    }
}
