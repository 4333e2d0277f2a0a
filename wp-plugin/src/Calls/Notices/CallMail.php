<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices;

use DateTimeImmutable;
use LogicException;
use Passerelle\Calls\Notices\CallEvent as Event;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\PublicOrigin;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeContent;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticePaths;
use Passerelle\Notices\NoticeSource;
use Passerelle\Notices\NoticeStore;
use Passerelle\Notices\Notify;

/** Mail to the people of a call, and to those who follow it. */
final readonly class CallMail implements NoticeSource, Mail
{
    /** Key in the data of a notice: the external link that it is about. */
    public const LINK = 'link';

    private const MANAGER_NAMED = 'calls.manager_named';
    private const MANAGER_REMOVED = 'calls.manager_removed';
    private const MENTOR_NAMED = 'calls.mentor_named';
    private const MENTOR_REMOVED = 'calls.mentor_removed';
    /** Without the title of a call that its reader may not read any more. */
    private const MANAGER_REMOVED_UNNAMED = 'calls.manager_removed_unnamed';
    private const MENTOR_REMOVED_UNNAMED = 'calls.mentor_removed_unnamed';
    private const SCHEDULED = 'calls.scheduled';
    private const PUBLISHED = 'calls.published';
    private const OFFLINE = 'calls.offline';
    private const ONLINE = 'calls.online';
    private const EXTENDED = 'calls.extended';
    private const DATES_CHANGED = 'calls.dates_changed';
    private const CLOSED_EARLY = 'calls.closed_early';
    private const OPENS_SOON = 'calls.opens_soon';
    private const CLOSES_SOON = 'calls.closes_soon';
    private const DRAFT_CLOSES_SOON = 'calls.draft_closes_soon';
    private const LINK_DEAD = 'calls.link_dead';
    private const LINK_WORKS = 'calls.link_works';

    /** Instants by the name that they have in the data of a notice, or in the call. */
    private const INSTANTS = ['at', 'opensAt', 'closesAt', 'opensAtBefore', 'closesAtBefore'];

    public function __construct(private NoticeStore $notices, private Records $records, private NoticePaths $paths)
    {
    }

    public function key(): string
    {
        return NoticeKind::CALL_MAIL;
    }

    /** @return MailContent|null null when the call is gone */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $notice = $this->notices->ofMail($data);
        if ($notice === null) {
            return null;
        }
        $group = $this->records->findGroups([$notice->groupId])[$notice->groupId] ?? [];
        $call = self::record($notice, array_column($group, null, 'id'), $recipient->language);

        return $this->text($notice, $call, $recipient->language, $call === null ? null : $this->address($notice, $call, $group, $recipient->language));
    }

    public function kinds(): array
    {
        return [NoticeKind::CallRole, NoticeKind::CallDates, NoticeKind::CallState];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        $contents = [];
        foreach ($notices as $notice) {
            $text = $this->text($notice, self::record($notice, $records, $language), $language);
            if ($text !== null) {
                $contents[$notice->id] = NoticeContent::of($text, self::leadsToForm($notice));
            }
        }

        return $contents;
    }

    private function text(Notice $notice, ?Record $call, Lang $language, ?string $url = null): ?MailContent
    {
        $event = self::event($notice);
        if ($event?->isRemoval() === true && $call?->status->isPublic() !== true) {
            return MailTexts::content($event === Event::ManagerRemoved ? self::MANAGER_REMOVED_UNNAMED : self::MENTOR_REMOVED_UNNAMED, $language);
        }

        return $event === null || $call === null
            ? null
            : MailTexts::content(self::name($event), $language, ['title' => $call->title, 'link' => $notice->text(self::LINK), ...self::times($notice, $call, $language)], $url);
    }

    /**
     * Address that the notice leads to as well; null where the reader may open neither page nor form.
     *
     * @param array<string, Record> $group
     * @throws LogicException when no site is configured: the mail is retried later
     */
    private function address(Notice $notice, Record $call, array $group, Lang $language): ?string
    {
        $mayEdit = in_array($notice->userId, CallPeople::editors($call), true);
        $path = $mayEdit ? $this->paths->of($call, $group, $language, self::leadsToForm($notice)) : $this->paths->page($call, $group, $language);
        $origin = PublicOrigin::configured();
        if ($path !== null && $origin === '') {
            throw new LogicException('PASSERELLE_PUBLIC_URL is not set.');
        }

        return $path === null ? null : $origin . $path;
    }

    private static function leadsToForm(Notice $notice): bool
    {
        return self::event($notice) === Event::LinkDead;
    }

    /** @return array<string, string> */
    private static function times(Notice $notice, Record $call, Lang $language): array
    {
        $times = [];
        foreach (self::INSTANTS as $name) {
            $text = $notice->text($name);
            $instant = $text === '' ? $call->values->text($name) : $text;
            $times[$name] = $instant === '' ? '' : CallTimes::text(new DateTimeImmutable($instant), $call->values->text('zone'), $language, $notice->userId);
        }

        return $times;
    }

    private static function event(Notice $notice): ?Event
    {
        return Event::tryFrom($notice->text(NotifyPeople::EVENT));
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

    private static function name(Event $event): string
    {
        return match ($event) {
            Event::ManagerNamed => self::MANAGER_NAMED,
            Event::ManagerRemoved => self::MANAGER_REMOVED,
            Event::MentorNamed => self::MENTOR_NAMED,
            Event::MentorRemoved => self::MENTOR_REMOVED,
            Event::Scheduled => self::SCHEDULED,
            Event::Published => self::PUBLISHED,
            Event::Offline => self::OFFLINE,
            Event::Online => self::ONLINE,
            Event::Extended => self::EXTENDED,
            Event::DatesChanged => self::DATES_CHANGED,
            Event::ClosedEarly => self::CLOSED_EARLY,
            Event::OpensSoon => self::OPENS_SOON,
            Event::ClosesSoon => self::CLOSES_SOON,
            Event::DraftClosesSoon => self::DRAFT_CLOSES_SOON,
            Event::LinkDead => self::LINK_DEAD,
            Event::LinkWorks => self::LINK_WORKS,
        };
    }
}
