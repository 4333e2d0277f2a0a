<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

use DateTimeImmutable;
use Passerelle\Applications\Completions\Completion;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Stage;

/** The answers of an application at one stage, as they are being written. */
final readonly class Submission
{
    /**
     * @param int $version counts the saves
     * @param int $formVersion number of the version of the form that was answered last
     * @param array<string, int> $changed version at which the answer to a question last changed
     * @param array<string, string> $origins where answers that nobody has read yet come from, values of Origin
     * @param int $sentNumber of the version that was sent last and counts; 0: none
     * @param Completion|null $completion what is asked of what was sent, until it is answered; also once its time is over
     * @param int $handling counts versions that count and decisions: what those who run the call should have seen before they decide
     */
    public function __construct(
        public int $id,
        public Application $application,
        public Stage $stage,
        public SubmissionState $state,
        public int $version,
        public int $formVersion,
        public Answers $answers,
        public array $changed,
        public array $origins,
        public int $sentNumber,
        public DateTimeImmutable $changedAt,
        public ?DateTimeImmutable $sentAt,
        public ?Completion $completion = null,
        public int $handling = 0,
    ) {
    }

    public function isDraft(): bool
    {
        return $this->state === SubmissionState::Draft && $this->application->withdrawnAt === null;
    }

    public function wasSent(): bool
    {
        return $this->sentNumber > 0;
    }

    /** Whether this or an earlier stage of the application was sent. */
    public function wasSentAnywhere(): bool
    {
        return $this->wasSent() || $this->application->wasSent();
    }
}
