<?php

declare(strict_types=1);

namespace Passerelle\Auth;

/** How far a new account has come. An account without a stage is complete. */
enum AccountStage: string
{
    /** Its address is not proven yet; nothing else is missing. */
    case Pending = 'pending';
    /** Its address is not proven yet, and a password is still to be chosen. */
    case Invited = 'invited';
    /** Its address is proven; password and what else is asked of everybody are still to come. */
    case Incomplete = 'incomplete';

    public const META = 'passerelle_account_stage';
}
