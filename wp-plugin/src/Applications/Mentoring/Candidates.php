<?php

declare(strict_types=1);

namespace Passerelle\Applications\Mentoring;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Review\Reviewers\ReviewerState;
use Passerelle\Applications\Review\Reviewers\ReviewerStore;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Content\Record;
use Passerelle\Rights\ViewerFactory;

/**
 * Who may be proposed as a mentor of an application: mentors of its call. Not those who handle, write or apply with it, nor whoever reviews for the
 * call or has reviewed; and nobody whom the applicant has declined.
 */
final readonly class Candidates
{
    public function __construct(private MentorshipStore $store, private ReviewerStore $reviewers, private HandlerRights $handlers, private ViewerFactory $viewers)
    {
    }

    /** @return list<int> user ids */
    public function of(Application $application, Record $call): array
    {
        $mentors = array_diff(CallPeople::mentors($call), CallPeople::editors($call));
        $taken = [];
        foreach ($this->store->of($application->id) as $mentorship) {
            $taken = in_array(MentorAction::Propose, MentorAction::ofTeam($mentorship->state), true) ? $taken : [...$taken, $mentorship->userId];
        }

        return array_values(array_filter(
            array_diff($mentors, $taken),
            fn (int $userId): bool => get_userdata($userId) !== false
                && !$this->reviews($application->callGroup, $userId)
                && !$this->handlers->isParty($this->viewers->of($userId), $application),
        ));
    }

    private function reviews(int $callGroup, int $userId): bool
    {
        $state = $this->reviewers->ofCallAndUser($callGroup, $userId)?->state;

        return $state !== null && $state !== ReviewerState::Declined;
    }
}
