<?php

declare(strict_types=1);

namespace Passerelle\Applications\Mentoring;

use Passerelle\Applications\Messages\ThreadNames;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
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

/** What notices say about mentors of applications. What was undone since then is not mailed. */
final readonly class MentorMail implements NoticeSource, Mail
{
    private const PROPOSED = 'applications.mentor_proposed';
    private const WITHDRAWN = 'applications.mentor_withdrawn';
    private const BEGUN = 'applications.mentor_begun';
    private const OVER = 'applications.mentor_over';
    private const ACCEPTED = 'applications.mentor_accepted';
    private const DECLINED = 'applications.mentor_declined';
    private const ENDED = 'applications.mentor_ended';
    /** Keys in paths.json. */
    private const OWN = 'application';
    private const MENTORED = 'mentoredApplication';
    private const RECEIVED = 'receivedApplication';
    private const LIST = 'ownApplications';

    public function __construct(
        private MailedNotices $mailed,
        private SubmissionStore $submissions,
        private MentorshipStore $store,
        private ThreadNames $names,
        private Config $config,
    ) {
    }

    public function key(): string
    {
        return NoticeKind::MENTOR_MAIL;
    }

    /** @return MailContent|null null: the application, the call or the mentor is gone, or it is not so any more */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $language = $recipient->language;
        [$notice, $call] = $this->mailed->withRecord($data, $language) ?? [null, null];
        $event = $notice === null ? null : MentorEvent::tryFrom($notice->text(MentorNotices::EVENT));
        if ($notice === null || $call === null || $event === null || !$this->isStillSo($notice, $event)) {
            return null;
        }
        $path = str_replace(':id', (string) $notice->number(MentorNotices::APPLICATION), $this->config->pagePath(self::screen($event), $language->value));

        return $this->texts([$notice], [$notice->number(Notify::POST) => $call], $language, SiteAddress::of($path))[$notice->id][1] ?? null;
    }

    public function kinds(): array
    {
        return [NoticeKind::ApplicationMentor];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        $contents = [];
        foreach ($this->texts($notices, $records, $language) as $id => [$event, $text, $applicationId]) {
            $screen = self::screen($event);
            $contents[$id] = NoticeContent::of($text, screen: $screen, screenId: $screen === self::LIST ? null : $applicationId);
        }

        return $contents;
    }

    /**
     * @param non-empty-list<Notice> $notices
     * @param array<int, Record> $calls by post id
     * @return array<int, array{MentorEvent, MailContent, int}> with the id of the application, by id of the notice
     */
    private function texts(array $notices, array $calls, Lang $language, ?string $url = null): array
    {
        $applications = $this->applications($notices);
        $mentors = $this->names->ofUsers(array_map(static fn (Notice $notice): int => $notice->number(Notify::ACTOR), $notices));
        $applicants = $this->names->ofApplicants(array_values($applications));
        $texts = [];
        foreach ($notices as $notice) {
            $event = MentorEvent::tryFrom($notice->text(MentorNotices::EVENT));
            $call = $calls[$notice->number(Notify::POST)] ?? null;
            $application = $applications[$notice->number(MentorNotices::APPLICATION)] ?? null;
            $name = $event?->isForMentor() === true ? $applicants[$application->id ?? 0] ?? null : $mentors[$notice->number(Notify::ACTOR)] ?? null;
            if ($event !== null && $call !== null && $application !== null && $name !== null) {
                $texts[$notice->id] = [$event, MailTexts::content(self::text($event), $language, ['title' => $call->title, 'name' => $name], $url), $application->id];
            }
        }

        return $texts;
    }

    /**
     * @param non-empty-list<Notice> $notices
     * @return array<int, Application> by id
     */
    private function applications(array $notices): array
    {
        $ids = array_values(array_unique(array_map(static fn (Notice $notice): int => $notice->number(MentorNotices::APPLICATION), $notices)));
        $all = array_map(static fn (Submission $each): Application => $each->application, $this->submissions->listOf($ids));

        return array_column(array_filter($all, static fn (Application $each): bool => !$each->isRemoved()), null, 'id');
    }

    private function isStillSo(Notice $notice, MentorEvent $event): bool
    {
        $state = $this->store->find($notice->number(MentorNotices::APPLICATION), $notice->number(Notify::ACTOR))?->state;

        return match ($event) {
            MentorEvent::Proposed => $state === MentorState::Proposed,
            MentorEvent::Begun, MentorEvent::Accepted => $state === MentorState::Accepted,
            MentorEvent::Declined => $state === MentorState::Declined,
            MentorEvent::Ended => $state === MentorState::Ended,
            MentorEvent::Withdrawn => $state === MentorState::Withdrawn,
            MentorEvent::Over => $state === MentorState::Ended || $state === MentorState::Withdrawn,
        };
    }

    /** @return string key in paths.json */
    private static function screen(MentorEvent $event): string
    {
        return match (true) {
            $event === MentorEvent::Begun => self::MENTORED,
            $event === MentorEvent::Over => self::LIST,
            $event->isForApplicants() => self::OWN,
            default => self::RECEIVED,
        };
    }

    private static function text(MentorEvent $event): string
    {
        return match ($event) {
            MentorEvent::Proposed => self::PROPOSED,
            MentorEvent::Withdrawn => self::WITHDRAWN,
            MentorEvent::Begun => self::BEGUN,
            MentorEvent::Over => self::OVER,
            MentorEvent::Accepted => self::ACCEPTED,
            MentorEvent::Declined => self::DECLINED,
            MentorEvent::Ended => self::ENDED,
        };
    }
}
