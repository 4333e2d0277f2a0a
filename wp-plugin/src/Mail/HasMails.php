<?php

declare(strict_types=1);

namespace Passerelle\Mail;

/** Module with mails. */
interface HasMails
{
    /** @return list<Mail> */
    public function mails(): array;
}
