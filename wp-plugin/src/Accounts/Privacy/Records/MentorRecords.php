<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Applications\Mentoring\MentorshipStore;
use Passerelle\Applications\Mentoring\MentorTables;
use Passerelle\Kernel\Composition\Priority;

/** Applications of others that a person mentors or has mentored, and for which they proposed mentors. */
#[Priority(149)]
final readonly class MentorRecords implements PersonalRecords
{
    public function __construct(private MentorshipStore $mentorships)
    {
    }

    public function key(): string
    {
        return 'application-mentors';
    }

    public function tables(): array
    {
        return [MentorTables::MENTORS];
    }

    public function of(int $userId): iterable
    {
        return $this->mentorships->rowsOf($userId);
    }

    public function erase(Erasure $erasure): void
    {
        $this->mentorships->erase($erasure->userId);
    }
}
