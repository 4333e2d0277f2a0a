<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use DateTimeImmutable;
use Passerelle\Applications\Deadline;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Judging\LetterRules;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Kernel\Zones\Zone;

/** What decides whether a letter may be asked for and written: the application, its call, and the settings of the question. */
final readonly class LetterFacts
{
    /** @param Question|null $question null: the form does not ask it any more */
    public function __construct(public Submission $submission, public InternalCall $call, public ?Question $question)
    {
    }

    public function rules(): ?LetterRules
    {
        return $this->question?->rules instanceof LetterRules ? $this->question->rules : null;
    }

    /** @return DateTimeImmutable|null the closing as it is now for this application, or days after it at the same time of day where the call takes place; null: the call has no closing */
    public function deadline(): ?DateTimeImmutable
    {
        $closing = Deadline::of($this->call, $this->submission->application)->at();
        $days = $this->rules()->daysAfterClosing ?? 0;
        if ($closing === null || $days === 0) {
            return $closing;
        }
        $zone = Zone::named($this->call->record->values->text('zone'));
        $offset = $zone->offsetAt($closing);
        $moved = $closing->modify("+{$days} days");
        $shift = $offset - $zone->offsetAt($moved);

        return $moved->modify("{$shift} seconds");
    }

    /** Whether somebody may write now: never after the deadline, and after the closing only for what was sent. */
    public function accepts(DateTimeImmutable $now): bool
    {
        $application = $this->submission->application;
        $closing = Deadline::of($this->call, $application);
        $isTime = match (true) {
            $closing->isOpen() => true,
            // Ended by hand, or without a date: the days are counted from the closing only.
            $closing->isPast() => $this->submission->wasSent() && $this->isBefore($now) && !$closing->isUnplanned(),
            default => false,
        };

        return $isTime && $application->withdrawnAt === null && !$application->isTrial() && $this->call->record->status->isPublic();
    }

    public function isBefore(DateTimeImmutable $now): bool
    {
        $deadline = $this->deadline();

        return $deadline === null || $now <= $deadline;
    }
}
