<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Reading;

use Passerelle\Applications\DecisionReviews\Answering\ReviewAnswerers;
use Passerelle\Applications\DecisionReviews\DecisionReviewStore;
use Passerelle\Applications\Handling\HandledCalls;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingItem;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingKind;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingSource;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;

/** Reviews of results that wait for the person’s answer, the one that was asked for first first. */
final readonly class WaitingDecisionReviews implements WaitingSource
{
    /** Key in paths.json. */
    private const SCREEN = 'decisionReview';

    /** @param int $max that are looked at */
    public function __construct(
        private HandledCalls $handled,
        private DecisionReviewStore $reviews,
        private SubmissionStore $submissions,
        private ReviewAnswerers $answerers,
        private InternalCalls $calls,
        private Config $config,
        #[Limit('recommendations', 'waiting')] private int $max,
    ) {
    }

    public function of(Viewer $viewer, Lang $language): array
    {
        $items = [];
        $open = $viewer->isSignedIn() ? $this->reviews->openFor($this->handled->groupsOf($viewer), $viewer->id) : [];
        foreach (array_slice($open, 0, $this->max) as $review) {
            $submission = $this->submissions->ofSubmission($review->submissionId);
            if ($submission === null || !$this->answerers->has($viewer, $review, $submission)) {
                continue;
            }
            $group = $submission->application->callGroup;
            $call = ($this->calls->ofGroups([$group], $language->value)[$group] ?? null)?->record;
            if ($call !== null) {
                $path = str_replace(':id', (string) $review->applicationId, $this->config->pagePath(self::SCREEN, $language->value));
                $items[] = new WaitingItem(WaitingKind::DecisionReview, $call->type, $review->applicationId, $call->title, $call->language, $review->askedAt, $path);
            }
        }

        return $items;
    }
}
