<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Reading;

use Passerelle\Applications\DecisionReviews\Answering\ComposeCorrection;
use Passerelle\Applications\DecisionReviews\Answering\ReviewAccess;
use Passerelle\Applications\DecisionReviews\Answering\ReviewAnswerers;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\DecisionLetters\AskedFacts;
use Passerelle\Applications\Handling\Reading\ReadReceived;
use Passerelle\Applications\InternalCalls;
use Passerelle\Calls\Management\Instants;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** A request for a review beside its result and the application as it was sent, for those who handle it and for whom an administrator has named to answer. */
final readonly class ReadReview
{
    public function __construct(
        private ReviewAccess $access,
        private ReviewAnswerers $answerers,
        private InternalCalls $calls,
        private AskedFacts $asked,
        private ReviewedResult $result,
        private ComposeCorrection $compose,
        private ReadReceived $received,
    ) {
    }

    /**
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    public function data(Viewer $viewer, int $applicationId): array
    {
        [$submission, $review] = $this->access->find($viewer, $applicationId);
        $call = $this->calls->of($submission->application) ?? throw DomainError::notFound();
        $answers = $this->answerers->has($viewer, $review, $submission);
        $kinds = $answers && !$review->isAboutEligibility() ? $this->compose->kinds($submission) : [];
        $amount = in_array(DecisionKind::Selected, $kinds, true) ? $this->asked->amount($submission->stage) : null;
        $asked = $amount === null ? '' : $this->asked->amounts($submission->stage, [$submission->id])[$submission->id] ?? '';

        return [
            'amount' => $amount,
            'amountAsked' => $asked === '' ? null : $asked,
            'answer' => $review->answer === '' ? null : $review->answer,
            'answeredAt' => $review->answeredAt === null ? null : Times::text($review->answeredAt),
            'answerer' => $review->answeredBy === 0 ? null : (get_userdata($review->answeredBy)->display_name ?? null),
            'answers' => $answers,
            // Neither notes of the team nor other stages are a part of what is to be judged.
            'application' => [...$this->received->ofSubmission($submission, null, null), 'notes' => [], 'stages' => []],
            'askedAt' => Times::text($review->askedAt),
            'callId' => $call->record->id,
            'callTitle' => $call->record->title,
            'correction' => $review->correction === null ? null : [
                'after' => $review->correction->after->data(),
                'before' => $review->correction->before->data(),
            ],
            'handles' => $this->access->handles($viewer, $submission),
            'id' => $applicationId,
            'isAboutEligibility' => $review->isAboutEligibility(),
            'kinds' => array_column($kinds, 'value'),
            'result' => $this->result->data($viewer, $submission, $review, $call->record),
            'state' => $review->state->value,
            'text' => $review->text,
            'version' => $submission->handling,
            'zone' => Instants::zoneOf($call->record),
        ];
    }
}
