<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Reading;

use Passerelle\Applications\DecisionReviews\Answering\ReviewAnswerers;
use Passerelle\Applications\DecisionReviews\DecisionReview;
use Passerelle\Applications\DecisionReviews\DecisionReviewStore;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Handling\Listing\ListedApplicants;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** The reviews of results that applicants to a call have asked for, for those who run it, without those of their own applications. */
final readonly class ReadReviews
{
    public function __construct(
        private HandlerRights $rights,
        private DecisionReviewStore $reviews,
        private SubmissionStore $submissions,
        private ListedApplicants $applicants,
        private ReviewAnswerers $answerers,
    ) {
    }

    /**
     * @return array<string, mixed>
     * @throws DomainError not_found, also for calls of others
     */
    public function data(Viewer $viewer, int $callId, ?int $stage): array
    {
        $call = $this->rights->call($viewer, $callId);
        $reviews = $this->reviews->ofStage($this->rights->stage($call, $stage));
        $applicants = $this->applicants->of(array_map(static fn (DecisionReview $each): int => $each->submissionId, $reviews));
        $rows = [];
        foreach ($reviews as $review) {
            $submission = $this->submissions->ofSubmission($review->submissionId);
            if ($submission !== null && $this->rights->handles($viewer, $submission)) {
                $rows[] = $this->row($viewer, $review, $submission, $applicants[$review->submissionId]->name ?? '');
            }
        }

        return ['callId' => $call->id, 'callTitle' => $call->title, 'rows' => $rows, 'zone' => $call->values->textOrNull('zone')];
    }

    /** @return array<string, mixed> */
    private function row(Viewer $viewer, DecisionReview $review, Submission $submission, string $name): array
    {
        $answerers = $review->isOpen() ? $this->answerers->all($review, $submission) : [];

        return [
            'answeredAt' => $review->answeredAt === null ? null : Times::text($review->answeredAt),
            'answerers' => array_values(array_filter(array_map(self::nameOf(...), $answerers), is_string(...))),
            'answers' => in_array($viewer->id, $answerers, true),
            'askedAt' => Times::text($review->askedAt),
            'id' => $review->applicationId,
            'isAboutEligibility' => $review->isAboutEligibility(),
            'name' => $name,
            'number' => (string) $submission->application->number,
            'result' => $submission->state->value,
            'state' => $review->state->value,
        ];
    }

    private static function nameOf(int $userId): ?string
    {
        $user = get_userdata($userId);

        return $user === false ? null : $user->display_name;
    }
}
