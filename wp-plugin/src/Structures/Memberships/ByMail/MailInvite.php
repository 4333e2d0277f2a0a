<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\ByMail;

use Passerelle\Languages\Lang;
use Passerelle\Structures\Memberships\MembershipRole;

/** Whom an owner invites by mail, as typed. */
final readonly class MailInvite
{
    /** @param Lang|null $language of the mail; null: that of the inviter */
    public function __construct(
        public string $email,
        public string $firstName,
        public string $lastName,
        public MembershipRole $role,
        public ?Lang $language = null,
    ) {
    }
}
