<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Newsletter\Issues\Bounces\BounceCommand;

/** What hands letters over, and what learns later that one was not delivered. */
final readonly class Delivery
{
    public function __construct(public SendLetters $send, public BounceCommand $bounces)
    {
    }
}
