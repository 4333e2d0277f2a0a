<?php

declare(strict_types=1);

namespace Passerelle\Mail;

/**
 * A mail that is limited where it is asked for, not by SenderLimits: it is about the sender's own account at an address that the account
 * has not (or no longer), or to the team.
 */
interface LimitedElsewhere extends Mail
{
}
