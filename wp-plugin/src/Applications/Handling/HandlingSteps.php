<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling;

use Passerelle\Applications\DecisionReviews\DecisionReviewStore;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Takes one step on each of several applications: each in a transaction of its own, so that one that is refused does not stop the others. */
final readonly class HandlingSteps
{
    /** @param int $max applications at once */
    public function __construct(
        private HandlerRights $rights,
        private DecisionReviewStore $reviews,
        private Transaction $transaction,
        #[Limit('applicationHandling', 'itemsAtOnce')] private int $max,
    ) {
    }

    /**
     * @param list<array{id: int, version: int}> $items ids of applications with the version of their handling that the person saw
     * @param callable(Submission): void $step while the submission is locked
     * @return list<HandlingResult> in the order of the items
     * @throws DomainError invalid_fields
     */
    public function each(Viewer $viewer, array $items, callable $step): array
    {
        if ($items === []) {
            throw DomainError::invalid([new FieldError('items', 'required')]);
        }
        if (count($items) > $this->max) {
            throw DomainError::invalid([new FieldError('items', 'too_many_rows', ['max' => $this->max])]);
        }

        return array_map(fn (array $item): HandlingResult => $this->one($viewer, $item['id'], $item['version'], $step), $items);
    }

    /**
     * @param int $version of its handling that the person saw
     * @param callable(Submission): void $step while the submission is locked
     * @throws DomainError not_found · stale_version · review_open: a review of its result is not answered · those of the step
     */
    public function take(Viewer $viewer, int $applicationId, int $version, callable $step): Submission
    {
        return $this->transaction->run(function () use ($viewer, $applicationId, $version, $step): Submission {
            $submission = $this->rights->lock($viewer, $applicationId);
            if ($submission->handling !== $version) {
                throw DomainError::staleVersion();
            }
            // Nothing else is decided before its answer.
            if ($this->reviews->isOpen($submission->id)) {
                throw new DomainError('review_open');
            }
            $step($submission);

            return $this->rights->submission($viewer, $applicationId);
        });
    }

    /** @param callable(Submission): void $step */
    private function one(Viewer $viewer, int $id, int $version, callable $step): HandlingResult
    {
        try {
            return new HandlingResult($id, $this->take($viewer, $id, $version, $step));
        } catch (DomainError $error) {
            return new HandlingResult($id, $error->errorCode === 'not_found' ? null : $this->rights->submission($viewer, $id), $error);
        }
    }
}
