<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use Passerelle\Outbox\Failure;

/** A mail that could not be sent. */
final readonly class FailedMail
{
    /**
     * @param string $key of the mail
     * @param string|null $email of the recipient; null: nobody any more
     */
    public function __construct(public Failure $failure, public string $key, public ?string $email)
    {
    }
}
