<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Answering;

use Passerelle\Applications\DecisionReviews\DecisionReview;
use Passerelle\Applications\DecisionReviews\DecisionReviewStore;
use Passerelle\Applications\Decisions\AwaitedReviews;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Who reads a request for a review with its application: those who handle it, and while it is open the person who is named to answer. For all others it does not exist. */
final readonly class ReviewAccess
{
    public function __construct(
        private SubmissionStore $submissions,
        private DecisionReviewStore $reviews,
        private HandlerRights $handlers,
        private ReviewAnswerers $answerers,
        private AwaitedReviews $awaited,
    ) {
    }

    /**
     * @return array{Submission, DecisionReview}
     * @throws DomainError not_found
     */
    public function find(Viewer $viewer, int $applicationId): array
    {
        return $this->require($viewer, $this->submissions->find($applicationId));
    }

    /**
     * The same for those who may answer, as it is until the end of the transaction.
     *
     * @param int $version of the handling of the application that the person saw
     * @return array{Submission, DecisionReview}
     * @throws DomainError not_found · stale_version · invalid_transition: it was answered, or the person scored or decided it · own_reviews_open
     */
    public function lock(Viewer $viewer, int $applicationId, int $version): array
    {
        [$submission, $review] = $this->require($viewer, $this->submissions->lock($applicationId), $version);
        $this->requireAnswerer($viewer, $submission, $review);

        return [$submission, $review];
    }

    /** @throws DomainError invalid_transition · own_reviews_open */
    public function requireAnswerer(Viewer $viewer, Submission $submission, DecisionReview $review): void
    {
        if (!$this->answerers->has($viewer, $review, $submission)) {
            throw new DomainError('invalid_transition');
        }
        $this->awaited->requireNone($viewer, $submission->stage);
    }

    public function handles(Viewer $viewer, Submission $submission): bool
    {
        return $this->handlers->handles($viewer, $submission);
    }

    /** Whether the person reads what was sent because they are named to answer its review. */
    public function isNamed(Viewer $viewer, Submission $submission): bool
    {
        $review = $viewer->isSignedIn() ? $this->reviews->ofApplication($submission->application->id) : null;

        return $review?->submissionId === $submission->id && $this->answerers->isNamed($viewer, $review, $submission);
    }

    /**
     * @return array{Submission, DecisionReview}
     * @throws DomainError not_found · stale_version
     */
    private function require(Viewer $viewer, ?Submission $submission, ?int $version = null): array
    {
        $review = $submission === null ? null : $this->reviews->ofApplication($submission->application->id);
        // It is about what was sent at its stage, also once another one follows.
        if ($review !== null && $submission?->id !== $review->submissionId) {
            $submission = $this->submissions->ofSubmission($review->submissionId);
        }
        if ($submission === null || $review === null) {
            throw DomainError::notFound();
        }
        $wasNamed = $version !== null && $review->answerUser === $viewer->id && $viewer->isSignedIn();
        $reads = $this->handlers->handles($viewer, $submission) || $this->answerers->isNamed($viewer, $review, $submission);
        // Whoever was named and is too late learns that it was answered meanwhile.
        if ($version !== null && $submission->handling !== $version && ($reads || $wasNamed)) {
            throw DomainError::staleVersion();
        }

        return $reads ? [$submission, $review] : throw DomainError::notFound();
    }
}
