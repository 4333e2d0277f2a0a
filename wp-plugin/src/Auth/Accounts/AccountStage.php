<?php

declare(strict_types=1);

namespace Passerelle\Auth\Accounts;

/** Stage of an account that is not complete. Complete accounts have none. */
enum AccountStage: string
{
    /** Address not verified; nothing else is missing. */
    case Pending = 'pending';
    /** Address not verified, no password chosen. */
    case Invited = 'invited';
    /** Address verified; password and personal details are missing. */
    case Incomplete = 'incomplete';

    public const META = 'passerelle_account_stage';

    /** Whether nobody has proved yet to own the address. */
    public function isUnproven(): bool
    {
        return $this !== self::Incomplete;
    }
}
