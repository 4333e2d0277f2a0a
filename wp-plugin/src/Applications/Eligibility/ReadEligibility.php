<?php

declare(strict_types=1);

namespace Passerelle\Applications\Eligibility;

use Passerelle\Applications\Applying\Applicant;
use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Forms\CompletionTime;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Applying\ProfileValues;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\BegunApplications;
use Passerelle\Applications\Submissions\Claim;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;

/** Whether a person, or a structure of theirs, may apply to a call, with each criterion, and what applying takes. */
final readonly class ReadEligibility
{
    public function __construct(
        private InternalCalls $calls,
        private ApplicantRights $rights,
        private ProfileValues $profiles,
        private FormStore $forms,
        private FormReader $reader,
        private CompletionTime $time,
        private SubmissionStore $store,
    ) {
    }

    /**
     * @param int|null $structureId in either language; null: for themselves
     * @return array{
     *     applicationId: int|null,
     *     applicationsBegun: int,
     *     applicationsEach: int,
     *     callTitle: string,
     *     languages: list<string>,
     *     minutes: int|null,
     *     zone: string|null,
     *     verdict: string,
     *     isBlocked: bool,
     *     criteria: list<array<string, mixed>>,
     * } `minutes` is null as long as the call has no form; `applicationId` is that of the application that applying opens; null: another one may be begun
     * @throws DomainError access_token_missing · not_found
     */
    public function __invoke(Viewer $viewer, int $callId, ?int $structureId): array
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $call = $this->calls->find($callId);
        $applicant = new Applicant($viewer, $structureId === null ? null : $this->rights->structure($viewer, $structureId));
        $group = $call->record->groupId;
        $begun = BegunApplications::of($this->store, Claim::all($group, $applicant->structure?->groupId, $viewer->id, $call->applicationsEach()));
        $form = $this->forms->published(Stage::first($group));
        $criteria = MayApply::criteria($call, $applicant, $this->profiles->of($viewer->id, $applicant->structure, $call->record->language->value));

        return [
            'applicationId' => $begun->current($call->isOpen())?->application->id,
            'applicationsBegun' => $begun->count(),
            'applicationsEach' => $call->applicationsEach(),
            'callTitle' => $call->record->title,
            'languages' => array_map(static fn (Lang $language): string => $language->value, InternalCall::languages($call->record)),
            'minutes' => $form === null ? null : $this->time->minutes($this->reader->read($form->document)),
            'zone' => $call->record->values->textOrNull('zone'),
            'verdict' => Verdict::ofAll(array_map(static fn (Criterion $criterion): Verdict => $criterion->verdict, $criteria))->value,
            'isBlocked' => array_filter($criteria, static fn (Criterion $criterion): bool => $criterion->isBlocking && $criterion->verdict === Verdict::No) !== [],
            'criteria' => array_map(static fn (Criterion $criterion): array => [
                'code' => $criterion->code->value,
                'facts' => array_map(static fn (string $name, string $value): array => ['name' => $name, 'value' => $value], array_keys($criterion->facts), $criterion->facts),
                'verdict' => $criterion->verdict->value,
            ], $criteria),
        ];
    }
}
