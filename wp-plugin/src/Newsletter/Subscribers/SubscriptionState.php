<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Subscribers;

enum SubscriptionState: string
{
    /** Requested, and not confirmed: of requests only, since there is no Subscriber before. */
    case Pending = 'pending';
    case Active = 'active';
    /** Unsubscribed. */
    case Ended = 'ended';
    /** A mail server refused the address for good. */
    case Bounced = 'bounced';
}
