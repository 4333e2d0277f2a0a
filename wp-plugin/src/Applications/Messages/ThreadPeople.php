<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\CoWriting\CoWriters;
use Passerelle\Applications\Mentoring\MentorRights;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Content\Record;

/** Who is notified of messages on each side of a thread. ThreadRights says who still takes part in it. */
final readonly class ThreadPeople
{
    public function __construct(private ApplicantRights $applicants, private CoWriters $coWriters, private MentorRights $mentors, private ThreadStore $threads)
    {
    }

    /** @return list<int> user ids */
    public function of(ThreadSide $side, Application $application, Record $call): array
    {
        return match ($side) {
            ThreadSide::Team => CallPeople::editors($call),
            ThreadSide::Mentor => $this->mentors->mentorsOf($application),
            ThreadSide::Applicant => CallPeople::unique([
                ...$this->applicants->senders($application),
                ...$this->coWriters->accountsOf([$application->id])[$application->id] ?? [],
                ...$this->threads->authors($application->id, $side),
            ]),
        };
    }
}
