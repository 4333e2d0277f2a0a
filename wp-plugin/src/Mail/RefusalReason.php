<?php

declare(strict_types=1);

namespace Passerelle\Mail;

/** Why a mail server refuses a recipient for good, as far as its answer says. */
enum RefusalReason: string
{
    case UnknownAddress = 'unknown_address';
    /** Full or closed. */
    case MailboxUnavailable = 'mailbox_unavailable';
    /** The server takes no mails of this sender or content. */
    case Policy = 'policy';
    case Other = 'other';

    /** By the subject of the enhanced status code (RFC 3463). */
    private const BY_SUBJECT = ['1' => self::UnknownAddress, '2' => self::MailboxUnavailable, '7' => self::Policy];
    /** By the reply code of servers without enhanced ones (RFC 5321). */
    private const BY_REPLY = [550 => self::UnknownAddress, 551 => self::UnknownAddress, 552 => self::MailboxUnavailable, 553 => self::UnknownAddress, 554 => self::Policy];

    /** @param string $enhanced enhanced status code, for example "5.1.1"; empty without one */
    public static function of(int $reply, string $enhanced): self
    {
        return preg_match('/^5\.(\d)\.\d/', $enhanced, $subject) === 1
            ? self::BY_SUBJECT[$subject[1]] ?? self::Other
            : self::BY_REPLY[$reply] ?? self::Other;
    }
}
