<?php

declare(strict_types=1);

namespace Passerelle\Favourites\Reminders;

use DateTimeImmutable;
use LogicException;
use Passerelle\Calls\Notices\CallTimes;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Events\Timing;
use Passerelle\Kernel\PublicOrigin;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Content\Model\ContentType;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeContent;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticePaths;
use Passerelle\Notices\NoticeSource;
use Passerelle\Notices\NoticeStore;
use Passerelle\Notices\Notify;

/** A call among one's favourites closes soon, or an event begins soon. */
final readonly class ReminderMail implements NoticeSource, Mail
{
    /** Key in the data of a notice: the instant that it is about. */
    public const AT = 'at';
    private const CLOSES_SOON = 'favourites.closes_soon';
    private const BEGINS_SOON = 'favourites.begins_soon';

    public function __construct(private NoticeStore $notices, private Records $records, private NoticePaths $paths)
    {
    }

    public function key(): string
    {
        return NoticeKind::REMINDER_MAIL;
    }

    /**
     * @return MailContent|null null when the item is not public any more
     * @throws LogicException when no site is configured: the mail is retried later
     */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $notice = $this->notices->ofMail($data);
        $group = $notice === null ? [] : $this->records->findGroups([$notice->groupId])[$notice->groupId] ?? [];
        $record = $notice === null ? null : self::record($notice, array_column($group, null, 'id'), $recipient->language);
        $path = $record === null ? null : $this->paths->page($record, $group, $recipient->language);
        if ($notice === null || $record === null || $path === null) {
            return null;
        }
        $origin = PublicOrigin::configured();

        return self::text($notice, $record, $recipient->language, $origin === '' ? throw new LogicException('PASSERELLE_PUBLIC_URL is not set.') : $origin . $path);
    }

    public function kinds(): array
    {
        return [NoticeKind::Reminder];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        $contents = [];
        foreach ($notices as $notice) {
            $record = self::record($notice, $records, $language);
            if ($record !== null) {
                $contents[$notice->id] = NoticeContent::of(self::text($notice, $record, $language));
            }
        }

        return $contents;
    }

    private static function text(Notice $notice, Record $record, Lang $language, ?string $url = null): MailContent
    {
        $name = $record->type === ContentType::CallForApplication ? self::CLOSES_SOON : self::BEGINS_SOON;
        [$instant, $zone] = [new DateTimeImmutable($notice->text(self::AT)), $record->values->text('zone')];
        $at = Timing::isAllDay($record->values) ? CallTimes::day($instant, $zone, $language) : CallTimes::text($instant, $zone, $language, $notice->userId);

        return MailTexts::content($name, $language, ['title' => $record->title, 'at' => $at], $url);
    }

    /**
     * In the reader's language where it has one.
     *
     * @param array<int, Record> $records by post id
     */
    private static function record(Notice $notice, array $records, Lang $language): ?Record
    {
        $record = $records[$notice->number(Notify::POST)] ?? null;
        $own = $records[$record?->translations[$language->value] ?? 0] ?? null;

        return $own?->status === $record?->status ? $own : $record;
    }
}
