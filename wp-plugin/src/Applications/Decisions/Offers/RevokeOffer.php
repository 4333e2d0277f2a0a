<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Offers;

use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\Decisions\OfferAnswer;
use Passerelle\Applications\Decisions\Publication\DecisionEvent;
use Passerelle\Applications\Decisions\Publication\DecisionNotices;
use Passerelle\Applications\Handling\HandlingSteps;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;

/** Those who run a call take an offer back, also a confirmed one, with a reason that the applicant reads. */
final readonly class RevokeOffer
{
    private const ACTION = 'offer_revoked';

    /** @param int $reasonMax characters */
    public function __construct(
        private HandlingSteps $steps,
        private InternalCalls $calls,
        private DecisionStore $decisions,
        private SettleOffer $settle,
        private DecisionNotices $notices,
        private AuditLog $audit,
        #[Limit('decisions', 'reason')] private int $reasonMax,
    ) {
    }

    /**
     * @param int $version of the handling of the application that the person saw
     * @throws DomainError not_found · stale_version · invalid_transition · invalid_fields
     */
    public function __invoke(Viewer $viewer, int $applicationId, int $version, string $reason): Submission
    {
        $reason = trim($reason);

        return $this->steps->take($viewer, $applicationId, $version, function (Submission $submission) use ($viewer, $reason): void {
            $call = $this->calls->of($submission->application) ?? throw DomainError::notFound();
            $decision = $this->decisions->published([$submission->id])[$submission->id] ?? null;
            $isOffered = in_array($submission->state, [SubmissionState::Selected, SubmissionState::Confirmed], true);
            if ($decision === null || !$isOffered || $submission->application->withdrawnAt !== null) {
                throw new DomainError('invalid_transition');
            }
            if ($reason === '' || mb_strlen($reason) > $this->reasonMax) {
                throw DomainError::invalid([$reason === '' ? new FieldError('reason', 'required') : new FieldError('reason', 'too_long', ['max' => $this->reasonMax])]);
            }
            ($this->settle)($submission, $decision, OfferAnswer::Revoked, $viewer->id, $reason);
            $this->notices->raise($submission, $decision, $call->record, DecisionEvent::Revoked);
            $this->audit->record(new AuditEntry($viewer->id, $viewer->roles, $call->record->id, $call->record->groupId, self::ACTION, '', (string) $submission->application->id));
        });
    }
}
