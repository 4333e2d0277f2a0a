<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\Deadline;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\Eligibility\MayApply;
use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Eligibility\Criterion;
use Passerelle\Applications\Eligibility\CriterionCode;
use Passerelle\Applications\Eligibility\Verdict;
use Passerelle\Applications\LateLinks\LateApplications;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\BegunApplications;
use Passerelle\Applications\Submissions\Claim;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** Begins the application of a person or a structure to a call, or finds the one that is being written; the call may allow several. */
final readonly class BeginApplication
{
    public function __construct(
        private InternalCalls $calls,
        private ApplicantRights $rights,
        private FormStore $forms,
        private NewAnswers $answers,
        private SubmissionStore $store,
        private LateApplications $late,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param int|null $structureId that the person applies for, in either language; null: for themselves
     * @param string|null $language of the answers, one of the call's; null: that of the page
     * @throws DomainError access_token_missing · not_found · call_not_open · call_closed · applicant_not_accepted · invalid_fields
     */
    public function __invoke(Viewer $viewer, int $callId, ?int $structureId, ?string $language): Submission
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $call = $this->calls->find($callId);
        $structure = $structureId === null ? null : $this->rights->structure($viewer, $structureId);
        $claims = Claim::all($call->record->groupId, $structure?->groupId, $viewer->id, $call->applicationsEach());

        return $this->transaction->run(function () use ($viewer, $call, $structure, $claims, $language): Submission {
            // Members of a structure wait for each other: reading a claim that is not there yet, then inserting it, would deadlock.
            $stage = Stage::first($call->record->groupId);
            $this->forms->lock($stage);
            $late = $this->late->claim($viewer, $stage);
            $deadline = Deadline::ofNew($call, $late?->period());
            $begun = BegunApplications::of($this->store, $claims);
            $current = $begun->current($deadline->isOpen());
            if ($current !== null) {
                return $current;
            }
            $version = $this->forms->published($stage) ?? throw new DomainError('call_not_open');
            $applicant = new Applicant($viewer, $structure);
            $profile = $this->answers->profile($applicant, $call->record->language->value);
            self::requireOpen($deadline, MayApply::criteria($call, $deadline, $applicant, $profile));
            [$answers, $origins] = $this->answers->of($version, $applicant, $profile);
            $claim = $begun->next() ?? throw DomainError::staleVersion();
            $this->store->begin($claim, $stage, self::language($call, $language), $version->number, $answers, $origins);
            $new = BegunApplications::of($this->store, [$claim])->current(true) ?? throw DomainError::staleVersion();
            if ($late === null) {
                return $new;
            }
            $this->late->attach($late, $new);

            return $this->store->find($new->application->id) ?? throw DomainError::staleVersion();
        });
    }

    /**
     * @param list<Criterion> $criteria
     * @throws DomainError call_not_open · call_closed · applicant_not_accepted
     */
    private static function requireOpen(Deadline $deadline, array $criteria): void
    {
        foreach ($criteria as $criterion) {
            if ($criterion->isBlocking && $criterion->verdict === Verdict::No) {
                throw match ($criterion->code) {
                    CriterionCode::Dates => $deadline->refusal(),
                    default => new DomainError('applicant_not_accepted'),
                };
            }
        }
    }

    /** @throws DomainError invalid_fields */
    private static function language(InternalCall $call, ?string $language): string
    {
        $accepted = $call->record->values->texts('depositLanguages');
        if ($language !== null && $accepted !== [] && !in_array($language, $accepted, true)) {
            throw DomainError::invalid([new FieldError('language', 'invalid_choice')]);
        }
        $page = $call->record->language->value;

        return $language ?? (in_array($page, $accepted, true) ? $page : InternalCall::languages($call->record)[0]->value);
    }
}
