<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Offers;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Decisions\DecisionLetters\Letter;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\PublicResults\OwnResult;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Calls\Management\Instants;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** The published decision on an application, for those who read it: never what is prepared. */
final readonly class ReadOwnDecision
{
    public function __construct(
        private SubmissionStore $submissions,
        private ApplicantRights $rights,
        private InternalCalls $calls,
        private DecisionStore $decisions,
        private OwnResult $results,
    ) {
    }

    /**
     * @param int|null $stage null: the latest
     * @return array<string, mixed>
     * @throws DomainError not_found, also for those of others and while nothing is published
     */
    public function data(Viewer $viewer, int $applicationId, ?int $stage = null): array
    {
        $submission = $stage === null ? $this->submissions->find($applicationId) : $this->submissions->atStage($applicationId, $stage);
        $decision = $submission !== null && $this->rights->reads($viewer, $submission->application)
            ? $this->decisions->published([$submission->id])[$submission->id] ?? null
            : null;
        $call = $decision === null ? null : $this->calls->of($submission->application);
        if ($decision === null || $decision->publishedAt === null || $call === null) {
            throw DomainError::notFound();
        }
        $letters = $this->decisions->lettersOf([$decision->id])[$decision->id] ?? [];
        $isOver = $decision->answerUntil !== null && $this->decisions->now() > $decision->answerUntil;

        return [
            'amount' => $decision->amount === '' ? null : $decision->amount,
            'answer' => $decision->answer?->value,
            'answerUntil' => $decision->answerUntil === null ? null : Times::text($decision->answerUntil),
            'answers' => $submission->state === SubmissionState::Selected && $submission->application->withdrawnAt === null && !$isOver
                && $this->rights->sends($viewer, $submission->application),
            'currency' => $decision->currency === '' ? null : $decision->currency,
            'id' => $applicationId,
            'kind' => $decision->kind->value,
            'letters' => array_map(static fn (string $language, Letter $letter): array => [
                'body' => $letter->body,
                'language' => $language,
                'subject' => $letter->subject,
            ], array_keys($letters), array_values($letters)),
            'place' => $decision->place === 0 ? null : $decision->place,
            'publicResult' => $this->results->data($submission),
            'publishedAt' => Times::text($decision->publishedAt),
            'reason' => $decision->reason === '' ? null : $decision->reason,
            'state' => $submission->state->value,
            'zone' => Instants::zoneOf($call->record),
        ];
    }
}
