<?php

declare(strict_types=1);

namespace Passerelle\Accounts\EmailChange\Mails;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Accounts\EmailChange\EmailChanges;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\LimitedElsewhere;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;

/** Mail to the former address: the change is confirmed, with the link that undoes it. */
final readonly class UndoMail implements AddressedMail, LimitedElsewhere
{
    public const KEY = 'email_change.undo';

    public function __construct(private EmailChanges $changes, private PublicPages $pages)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function recipient(array $data): ?Recipient
    {
        $change = $this->changes->find(self::id($data));

        return $change === null ? null : new Recipient($change->oldEmail, PersonLanguage::of($change->userId));
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $secret = $this->changes->makeUndoLink(self::id($data));
        if ($secret === null) {
            return null;
        }
        $link = $this->pages->address('emailUndo', $recipient->language, $secret);

        return MailTexts::content(self::KEY, $recipient->language, [], $link);
    }

    /** @param array<mixed> $data */
    private static function id(array $data): int
    {
        return is_int($data['change'] ?? null) ? $data['change'] : 0;
    }
}
