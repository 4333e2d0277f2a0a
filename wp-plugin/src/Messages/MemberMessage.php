<?php

declare(strict_types=1);

namespace Passerelle\Messages;

/** A message from one member to another. */
final readonly class MemberMessage
{
    public function __construct(public int $senderId, public string $subject, public string $message)
    {
    }
}
