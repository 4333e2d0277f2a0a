<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Content\Record;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\MailedNotices;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeContent;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeSource;
use Passerelle\Notices\Notify;
use Passerelle\Notices\SiteAddress;

/** A message in the thread of an application: the mail has its first line, as long as its reader takes part in the thread; the notice has nothing of it. */
final readonly class ThreadMail implements NoticeSource, Mail
{
    private const TO_APPLICANT = 'applications.message';
    private const TO_TEAM = 'applications.message_of_applicant';
    private const OF_MENTOR = 'applications.message_of_mentor';
    private const TO_MENTOR = 'applications.message_to_mentor';

    public function __construct(
        private MailedNotices $mailed,
        private ThreadStore $threads,
        private ThreadReader $reader,
        private ThreadNames $names,
        private ThreadScreen $screen,
        #[Limit('applicationMessages', 'firstLine')] private int $firstLine,
    ) {
    }

    public function key(): string
    {
        return NoticeKind::MESSAGE_MAIL;
    }

    /** @return MailContent|null null: the message is gone or was read already, or its reader takes part no more */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $language = $recipient->language;
        [$notice, $call] = $this->mailed->withRecord($data, $language) ?? [null, null];
        $messageId = $notice?->number(ThreadNotices::MESSAGE) ?? 0;
        $message = $this->threads->findMany([$messageId])[$messageId] ?? null;
        if ($notice === null || $message === null || $call === null || !$this->reader->isToRead($recipient->userId, $message)) {
            return null;
        }
        $author = $this->names->ofUsers([$message->userId])[$message->userId] ?? null;
        $url = SiteAddress::of($this->screen->path(self::side($notice), $message->applicationId, $language));

        return $author === null ? null : self::text($notice, $message, $call, $author, $this->line($message->text), $language, $url);
    }

    public function kinds(): array
    {
        return [NoticeKind::ApplicationMessage];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        $messages = $this->threads->findMany(array_map(static fn (Notice $notice): int => $notice->number(ThreadNotices::MESSAGE), $notices));
        $authors = $this->names->ofUsers(array_values(array_map(static fn (ThreadMessage $each): int => $each->userId, $messages)));
        $contents = [];
        foreach ($notices as $notice) {
            $message = $messages[$notice->number(ThreadNotices::MESSAGE)] ?? null;
            $call = $records[$notice->number(Notify::POST)] ?? null;
            $author = $authors[$message->userId ?? 0] ?? null;
            if ($message !== null && $call !== null && $author !== null) {
                $text = self::text($notice, $message, $call, $author, '', $language);
                // Without the paragraph that has the first line: this is also read once the person takes part no more.
                $said = new MailContent($text->subject, array_slice($text->paragraphs, 0, 1));
                $contents[$notice->id] = NoticeContent::of($said, screen: ThreadScreen::of(self::side($notice)), query: ThreadScreen::PLACE, screenId: $message->applicationId);
            }
        }

        return $contents;
    }

    private static function text(Notice $notice, ThreadMessage $message, Record $call, string $author, string $line, Lang $language, ?string $url = null): MailContent
    {
        $reader = self::side($notice);
        $name = match (true) {
            $reader === ThreadSide::Mentor => self::TO_MENTOR,
            $message->side === ThreadSide::Mentor => self::OF_MENTOR,
            default => $reader === ThreadSide::Applicant ? self::TO_APPLICANT : self::TO_TEAM,
        };

        return MailTexts::content($name, $language, ['title' => $call->title, 'author' => $author, 'line' => $line], $url);
    }

    /** @return ThreadSide of who reads it */
    private static function side(Notice $notice): ThreadSide
    {
        return ThreadSide::tryFrom($notice->text(ThreadNotices::SIDE)) ?? ThreadSide::Applicant;
    }

    private function line(string $text): string
    {
        $line = explode("\n", $text)[0];

        return mb_strlen($line) <= $this->firstLine && $line === $text ? $line : rtrim(mb_substr($line, 0, $this->firstLine - 1)) . '…';
    }
}
