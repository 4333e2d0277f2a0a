<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Requests;

use Passerelle\Newsletter\Subscribers\Subscriber;

final readonly class Confirmed
{
    /** @param bool $wasActive it was subscribed before, for example by the first use of the link */
    public function __construct(public Subscriber $subscriber, public bool $wasActive)
    {
    }
}
