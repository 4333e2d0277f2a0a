<?php

declare(strict_types=1);

namespace Passerelle\Applications\Mentoring;

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
    public static function ofApplicant(Mentorship $mentorship): array
    {
        return match ($mentorship->state) {
            MentorState::Proposed => [self::Accept, self::Decline],
            MentorState::Accepted => [$mentorship->readsDraft ? self::HideDraft : self::AllowDraft, self::End],
            MentorState::Declined, MentorState::Ended, MentorState::Withdrawn => [],
        };
    }
}
