<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

/** Subjects whose invitations accounts may answer that exist only to review. */
interface AcceptsGuests
{
}
