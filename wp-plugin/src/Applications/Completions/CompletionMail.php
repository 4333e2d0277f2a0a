<?php

declare(strict_types=1);

namespace Passerelle\Applications\Completions;

use Passerelle\Calls\Notices\CallTimes;
use Passerelle\Content\Record;
use Passerelle\Kernel\Config;
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

/** What is asked of an application after it was sent, and until when: for both sides, with nothing of what it says. */
final readonly class CompletionMail implements NoticeSource, Mail
{
    private const ASKED = 'applications.completion_asked';
    private const ASKED_OF_APPLICANT = 'applications.completion_asked_of_applicant';
    private const ANSWERED = 'applications.completion_answered';
    private const REQUESTED = 'applications.completion_requested';
    private const REQUEST_ANSWERED = 'applications.completion_request_answered';
    private const REMINDER = 'applications.completion_reminder';
    private const CANCELLED = 'applications.completion_cancelled';
    /** Key in paths.json. */
    private const SCREEN = 'ownApplications';

    public function __construct(
        private MailedNotices $mailed,
        private CompletionStore $completions,
        private Config $config,
    ) {
    }

    public function key(): string
    {
        return NoticeKind::COMPLETION_MAIL;
    }

    /** @return MailContent|null null: the application or its call is gone */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $language = $recipient->language;
        [$notice, $call] = $this->mailed->withRecord($data, $language) ?? [null, null];
        if ($notice === null || $call === null) {
            return null;
        }
        $url = SiteAddress::of($this->config->pagePath(self::SCREEN, $language->value));

        return $this->texts([$notice], [$notice->number(Notify::POST) => $call], $language, $url)[$notice->id][1] ?? null;
    }

    public function kinds(): array
    {
        return [NoticeKind::ApplicationCompletion];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        $contents = [];
        foreach ($this->texts($notices, $records, $language) as $id => [$event, $text]) {
            $contents[$id] = NoticeContent::of($text, screen: $event->asksForAnswer() ? self::SCREEN : null);
        }

        return $contents;
    }

    /**
     * @param non-empty-list<Notice> $notices
     * @param array<int, Record> $calls by post id
     * @return array<int, array{CompletionEvent, MailContent}> by id of the notice
     */
    private function texts(array $notices, array $calls, Lang $language, ?string $url = null): array
    {
        $ids = array_map(static fn (Notice $notice): int => $notice->number(CompletionNotices::COMPLETION), $notices);
        [$completions, $numbers] = [$this->completions->findMany($ids), $this->completions->numbers($ids)];
        $texts = [];
        foreach ($notices as $notice) {
            $event = CompletionEvent::tryFrom($notice->text(CompletionNotices::EVENT));
            $call = $calls[$notice->number(Notify::POST)] ?? null;
            $completion = $completions[$notice->number(CompletionNotices::COMPLETION)] ?? null;
            if ($event !== null && $call !== null && $completion !== null) {
                $texts[$notice->id] = [$event, MailTexts::content(self::text($event, $completion->reason), $language, [
                    'title' => $call->title,
                    'number' => $numbers[$completion->id] ?? '',
                    'text' => $completion->text,
                    'until' => CallTimes::text($completion->until, $call->values->text('zone'), $language, $notice->userId),
                ], $event->asksForAnswer() ? $url : null)];
            }
        }

        return $texts;
    }

    private static function text(CompletionEvent $event, CompletionReason $reason): string
    {
        $isRequested = $reason === CompletionReason::Requested;

        return match ($event) {
            CompletionEvent::Asked => $isRequested ? self::REQUESTED : self::ASKED,
            CompletionEvent::AskedOfApplicant => self::ASKED_OF_APPLICANT,
            CompletionEvent::Answered => $isRequested ? self::REQUEST_ANSWERED : self::ANSWERED,
            CompletionEvent::Reminder => self::REMINDER,
            CompletionEvent::Cancelled => self::CANCELLED,
        };
    }
}
