<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use Passerelle\Languages\Lang;

/** A late link as it is asked for. */
final readonly class LateLinkRequest
{
    /**
     * @param Lang $language of mails, where the address has no account
     * @param string $until instant, or a local time where the call takes place
     */
    public function __construct(public string $email, public Lang $language, public string $reason, public string $until)
    {
    }
}
