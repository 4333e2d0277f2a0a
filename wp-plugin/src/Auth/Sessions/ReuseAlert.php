<?php

declare(strict_types=1);

namespace Passerelle\Auth\Sessions;

use Passerelle\Mail\MailContent;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;

/** Notifies a person that a copied token was used and the session was ended. Contains no link and no token. */
final readonly class ReuseAlert implements Mail
{
    public const KEY = 'auth.reuse_alert';

    public function key(): string
    {
        return self::KEY;
    }

    public function content(Recipient $recipient, array $data): MailContent
    {
        return MailTexts::content(self::KEY, $recipient->language);
    }
}
