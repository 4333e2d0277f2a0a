<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Answering;

use Passerelle\Applications\DecisionReviews\DecisionReview;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Review\Conflicts\FindConflicts;
use Passerelle\Applications\Review\ReviewedApplications;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/**
 * Who may answer a review: those who handle the application and have neither scored nor decided it. Where there is none of them, a member whom
 * an administrator names, who has no conflict of interest with it either.
 */
final readonly class ReviewAnswerers
{
    public function __construct(
        private HandlerRights $handlers,
        private InvolvedPeople $involved,
        private InternalCalls $calls,
        private ReviewedApplications $applications,
        private FindConflicts $conflicts,
        private ViewerFactory $viewers,
    ) {
    }

    /** @return list<int> user ids of those who handle the application and may answer */
    public function ofCall(DecisionReview $review, Submission $submission): array
    {
        $call = $this->call($submission);

        return $call === null ? [] : $this->among($this->handling($submission, $call), $review);
    }

    /** @return list<int> user ids of all who may answer, also whom an administrator has named */
    public function all(DecisionReview $review, Submission $submission): array
    {
        $ofCall = $this->ofCall($review, $submission);

        return $review->answerUser !== 0 && $this->mayBeNamed($review->answerUser, $review, $submission)
            ? CallPeople::unique([...$ofCall, $review->answerUser])
            : $ofCall;
    }

    public function has(Viewer $viewer, DecisionReview $review, Submission $submission): bool
    {
        if (!$viewer->isSignedIn() || !$review->isOpen() || $submission->application->withdrawnAt !== null || $submission->application->isRemoved()) {
            return false;
        }
        if ($this->handlers->handles($viewer, $submission)) {
            return $this->among([$viewer->id], $review) !== [];
        }

        return $this->isNamed($viewer, $review, $submission);
    }

    /** Whether an administrator has named the person to answer it, who still may. */
    public function isNamed(Viewer $viewer, DecisionReview $review, Submission $submission): bool
    {
        return $viewer->isSignedIn()
            && $review->isOpen()
            && $review->answerUser === $viewer->id
            && $submission->application->withdrawnAt === null
            && !$submission->application->isRemoved()
            && $this->mayBeNamed($viewer->id, $review, $submission);
    }

    /** Whether an administrator may name the person: an account that neither applies, scored, decided, nor has a conflict of interest. */
    public function mayBeNamed(int $userId, DecisionReview $review, Submission $submission): bool
    {
        $call = $this->call($submission);
        $person = $this->viewers->of($userId);
        if ($call === null || !$person->isSignedIn() || $person->roles === [] || $this->handlers->isParty($person, $submission->application)) {
            return false;
        }
        // What was found ineligible is not among the applications that are reviewed.
        $application = $this->applications->ofAny($submission->application->id);

        return $this->among([$userId], $review) !== [] && ($application === null || !$this->conflicts->has($application, $userId, $call));
    }

    /** @return list<int> */
    private function handling(Submission $submission, Record $call): array
    {
        return array_values(array_filter(CallPeople::editors($call), fn (int $id): bool => $this->handlers->handles($this->viewers->of($id), $submission)));
    }

    /**
     * @param list<int> $userIds
     * @return list<int>
     */
    private function among(array $userIds, DecisionReview $review): array
    {
        return array_values(array_diff($userIds, $this->involved->in($review)));
    }

    private function call(Submission $submission): ?Record
    {
        return $this->calls->of($submission->application)?->record;
    }
}
