<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Mails;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Moderation\OfflineNotices;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeContent;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeSource;
use Passerelle\Notices\NoticeStore;
use Passerelle\Notices\Notify;

/** Mail to owner and co-editors of a record that staff took offline, with the reason, or put back. */
final readonly class OfflineMail implements NoticeSource, Mail
{
    private const OFFLINE = 'moderation.offline';
    private const ONLINE = 'moderation.online';

    public function __construct(private NoticeStore $notices, private Records $records, private OwnListAddress $address)
    {
    }

    public function key(): string
    {
        return NoticeKind::OFFLINE_MAIL;
    }

    /** @return MailContent|null null when the record is gone */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $notice = $this->notices->ofMail($data);
        $record = $notice === null ? null : $this->records->find($notice->number(Notify::POST));
        if ($notice === null || $record === null) {
            return null;
        }

        return self::text($notice, $record, $recipient->language, $this->address->of($record, $recipient->language));
    }

    public function kinds(): array
    {
        return [NoticeKind::RecordOffline];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        $contents = [];
        foreach ($notices as $notice) {
            $record = $records[$notice->number(Notify::POST)] ?? null;
            if ($record !== null) {
                $contents[$notice->id] = NoticeContent::of(self::text($notice, $record, $language), !self::isBack($notice));
            }
        }

        return $contents;
    }

    private static function text(Notice $notice, Record $record, Lang $language, ?string $url = null): MailContent
    {
        return self::isBack($notice)
            ? MailTexts::content(self::ONLINE, $language, ['title' => $record->title], $url)
            : MailTexts::content(self::OFFLINE, $language, ['reason' => $notice->text(OfflineNotices::REASON), 'title' => $record->title], $url);
    }

    private static function isBack(Notice $notice): bool
    {
        return ($notice->data[OfflineNotices::IS_BACK] ?? false) === true;
    }
}
