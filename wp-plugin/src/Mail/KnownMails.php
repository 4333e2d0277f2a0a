<?php

declare(strict_types=1);

namespace Passerelle\Mail;

/** The mails of the plugin, as they are sent. */
interface KnownMails
{
    /** @return list<Mail> */
    public function all(): array;
}
