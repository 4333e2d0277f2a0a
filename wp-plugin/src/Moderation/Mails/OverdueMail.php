<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Mails;

use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;

/** Mail to super administrators, once a week while something waits too long. */
final readonly class OverdueMail implements Mail
{
    public const KEY = 'moderation.overdue';
    /** Key in the data: number of overdue records and proposals. */
    public const COUNT = 'count';
    /** Key in the data: number of overdue reports of members. */
    public const REPORTS = 'reports';
    private const WITH_REPORTS = 'moderation.overdue_reports';

    public function key(): string
    {
        return self::KEY;
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        [$count, $reports] = [self::number($data, self::COUNT), self::number($data, self::REPORTS)];
        if ($count === 0 && $reports === 0) {
            return null;
        }

        return $reports === 0
            ? MailTexts::content(self::KEY, $recipient->language, ['count' => (string) $count])
            : MailTexts::content(self::WITH_REPORTS, $recipient->language, ['count' => (string) $count, 'reports' => (string) $reports]);
    }

    /** @param array<mixed> $data */
    private static function number(array $data, string $name): int
    {
        return is_int($data[$name] ?? null) ? $data[$name] : 0;
    }
}
