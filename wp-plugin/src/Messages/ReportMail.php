<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Site\Contact\TeamAddress;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Languages\Lang;
use Passerelle\Mail\AddressedMail;
use Passerelle\Mail\LimitedElsewhere;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;

/** A report of a member, to the team. */
final readonly class ReportMail implements AddressedMail, LimitedElsewhere
{
    public const KEY = 'messages.report';
    /** Key in the data: id of the report. */
    public const REPORT = 'report';
    private const SCREEN = 'reports';

    public function __construct(private MessageStore $store, private FieldTexts $texts, private PublicPages $pages)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function recipient(array $data): ?Recipient
    {
        $address = TeamAddress::current();

        return $address === null ? null : new Recipient($address, Lang::DEFAULT);
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $report = $this->store->findReport(is_int($data[self::REPORT] ?? null) ? $data[self::REPORT] : 0);

        return $report === null ? null : MailTexts::content(self::KEY, $recipient->language, [
            'name' => self::nameOf($report->reportedId),
            'reporter' => self::nameOf($report->reporterId),
            'reason' => $this->texts->choice('reportReason', $report->reason, $recipient->language),
            'text' => $report->text,
        ], $this->pages->address(self::SCREEN, $recipient->language));
    }

    private static function nameOf(int $userId): string
    {
        $user = get_userdata($userId);

        return $user === false ? '' : $user->display_name;
    }
}
