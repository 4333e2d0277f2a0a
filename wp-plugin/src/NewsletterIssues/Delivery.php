<?php

declare(strict_types=1);

namespace Passerelle\NewsletterIssues;

use Passerelle\NewsletterIssues\Bounces\BounceCommand;

/** What hands letters over, and what learns later that one was not delivered. */
final readonly class Delivery
{
    public function __construct(public SendLetters $send, public BounceCommand $bounces)
    {
    }
}
