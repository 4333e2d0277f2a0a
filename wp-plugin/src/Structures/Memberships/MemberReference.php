<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships;

/** Whom an owner’s action is about: an account, the account of a public profile, or a person invited by mail. */
final readonly class MemberReference
{
    /**
     * @param int|null $profileId of a public profile in either language, instead of the user id
     * @param int|null $invitationId of an invitation by mail, instead of both
     */
    public function __construct(public ?int $userId, public ?int $profileId = null, public ?int $invitationId = null)
    {
    }
}
