<?php

declare(strict_types=1);

namespace Passerelle\Mail;

/** The end of a mail, where it is not that of all mails. */
final readonly class Footer
{
    /**
     * @param string $why the recipient gets it
     * @param Button|null $preferences where they change what they get
     */
    public function __construct(public string $why, public ?Button $preferences)
    {
    }
}
