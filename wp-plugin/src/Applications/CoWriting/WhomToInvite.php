<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

/** Whom an applicant wants to invite, as asked: a member by account or by public profile, or an address. */
final readonly class WhomToInvite
{
    /**
     * @param int|null $userId of a member with a public profile
     * @param int|null $memberId id of that profile, instead
     */
    public function __construct(public ?int $userId = null, public ?int $memberId = null, public string $email = '')
    {
    }
}
