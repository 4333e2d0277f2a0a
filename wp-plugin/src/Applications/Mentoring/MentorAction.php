<?php

declare(strict_types=1);

namespace Passerelle\Applications\Mentoring;

use Passerelle\Applications\Submissions\Application;
use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Content\Record;

/** What is done about a mentor of an application: the first two by those who run the call, the others by the applicant. */
enum MentorAction: string
{
    case Propose = 'propose';
    case Withdraw = 'withdraw';
    case Accept = 'accept';
    case Decline = 'decline';
    case End = 'end';
    case AllowDraft = 'allowDraft';
    case HideDraft = 'hideDraft';

    public function isOfTeam(): bool
    {
        return $this === self::Propose || $this === self::Withdraw;
    }

    /** Whether it is also done about an application that was withdrawn: what takes a right away. */
    public function takesAway(): bool
    {
        return match ($this) {
            self::Withdraw, self::Decline, self::End, self::HideDraft => true,
            self::Propose, self::Accept, self::AllowDraft => false,
        };
    }

    /**
     * What is done about a mentor: of an application that was withdrawn, or whom the call no longer names, only what takes a right away.
     *
     * @param bool $isTeam those who run the call; otherwise who sends the application
     * @return list<self>
     */
    public static function allowed(Mentorship $mentorship, Application $application, Record $call, bool $isTeam): array
    {
        $isOpen = $application->withdrawnAt === null && in_array($mentorship->userId, CallPeople::mentors($call), true);
        $actions = $isTeam ? self::ofTeam($mentorship->state) : self::ofApplicant($mentorship);

        return array_values(array_filter($actions, static fn (self $each): bool => $isOpen || $each->takesAway()));
    }

    /** @return list<self> that those who run the call take */
    public static function ofTeam(MentorState $state): array
    {
        return match ($state) {
            MentorState::Proposed, MentorState::Accepted => [self::Withdraw],
            MentorState::Withdrawn => [self::Propose],
            // The applicant has said no: they are not asked again.
            MentorState::Declined, MentorState::Ended => [],
        };
    }

    /** @return list<self> that the applicant takes */
    private static function ofApplicant(Mentorship $mentorship): array
    {
        return match ($mentorship->state) {
            MentorState::Proposed => [self::Accept, self::Decline],
            MentorState::Accepted => [$mentorship->readsDraft ? self::HideDraft : self::AllowDraft, self::End],
            MentorState::Declined, MentorState::Ended, MentorState::Withdrawn => [],
        };
    }
}
