<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Mails;

use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;

/** To super administrators, once a week while something waits too long. */
final readonly class OverdueMail implements Mail
{
    public const KEY = 'moderation.overdue';

    public function key(): string
    {
        return self::KEY;
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $count = is_int($data['count'] ?? null) ? $data['count'] : 0;

        return $count === 0 ? null : MailTexts::content(self::KEY, $recipient->language, ['count' => (string) $count]);
    }
}
