<?php

declare(strict_types=1);

namespace Passerelle\Applications\Completions;

use DateTimeImmutable;
use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Content\Record;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;

/** Notifies both sides of a request for a completion, and those who run the call of its answer. Within the transaction of the event. */
final readonly class CompletionNotices
{
    /** Keys in the data of a notice: ids of the request and the application, value of CompletionEvent. */
    public const COMPLETION = 'completion';
    public const APPLICATION = 'application';
    public const EVENT = 'event';

    public function __construct(private Notify $notify, private ApplicantRights $rights, private InternalCalls $calls)
    {
    }

    /** A file was refused: both sides learn of it. */
    public function asked(Submission $submission, Completion $completion): void
    {
        $applicants = $this->rights->senders($submission->application);
        $this->toApplicants($submission, $completion, CompletionEvent::Asked);
        $this->raise($submission, $completion, CompletionEvent::AskedOfApplicant, static fn (Record $call): array => array_diff(CallPeople::editors($call), $applicants));
    }

    public function answered(Submission $submission, Completion $completion): void
    {
        $applicants = $this->rights->senders($submission->application);
        $this->raise($submission, $completion, CompletionEvent::Answered, static fn (Record $call): array => array_diff(CallPeople::editors($call), $applicants));
    }

    public function toApplicants(Submission $submission, Completion $completion, CompletionEvent $event): void
    {
        $before = $event === CompletionEvent::Reminder ? $completion->until : null;
        $this->raise($submission, $completion, $event, fn (): array => $this->rights->senders($submission->application), $before);
    }

    /** @param callable(Record): array<int> $people user ids */
    private function raise(Submission $submission, Completion $completion, CompletionEvent $event, callable $people, ?DateTimeImmutable $before = null): void
    {
        $application = $submission->application;
        $call = $this->calls->of($application);
        if ($call !== null) {
            ($this->notify)(NoticeKind::ApplicationCompletion, $call->record, array_values($people($call->record)), [
                self::COMPLETION => $completion->id,
                self::APPLICATION => $application->id,
                self::EVENT => $event->value,
            ], $before);
        }
    }
}
