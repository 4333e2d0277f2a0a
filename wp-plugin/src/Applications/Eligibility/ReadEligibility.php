<?php

declare(strict_types=1);

namespace Passerelle\Applications\Eligibility;

use DateTimeImmutable;
use Passerelle\Applications\Applying\Applicant;
use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Deadline;
use Passerelle\Applications\Forms\ExpectedMinutes;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Applying\ProfileValues;
use Passerelle\Applications\LateLinks\LateLinkStore;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\BegunApplications;
use Passerelle\Applications\Submissions\Claim;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\GraphQL\Times;
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
        private ExpectedMinutes $minutes,
        private SubmissionStore $store,
        private LateLinkStore $lateLinks,
    ) {
    }

    /**
     * @param int|null $structureId in either language; null: for themselves
     * @param int|null $lateLinkId of the link by which the person comes; null: none
     * @return array{
     *     applicationId: int|null,
     *     applicationsBegun: int,
     *     applicationsEach: int,
     *     callTitle: string,
     *     lateUntil: string|null,
     *     languages: list<string>,
     *     minutes: int|null,
     *     zone: string|null,
     *     verdict: string,
     *     isBlocked: bool,
     *     criteria: list<array<string, mixed>>,
     * } `minutes` is null as long as the call has no form; `applicationId` is that of the application that applying opens; null: another one may be begun
     * @throws DomainError access_token_missing · not_found, also for late links of others
     */
    public function __invoke(Viewer $viewer, int $callId, ?int $structureId, ?int $lateLinkId = null): array
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $call = $this->calls->find($callId);
        $applicant = new Applicant($viewer, $structureId === null ? null : $this->rights->structure($viewer, $structureId));
        $group = $call->record->groupId;
        $stage = Stage::first($group);
        $this->requireOwn($viewer, $stage, $lateLinkId);
        $deadline = Deadline::ofNew($call, $this->lateLinks->openOf($viewer, $stage)?->period());
        $begun = BegunApplications::of($this->store, Claim::all($group, $applicant->structure?->groupId, $viewer->id, $call->applicationsEach()));
        $criteria = MayApply::criteria($call, $deadline, $applicant, $this->profiles->of($viewer->id, $applicant->structure, $call->record->language->value));

        return [
            'applicationId' => $begun->current($deadline->isOpen())?->application->id,
            'applicationsBegun' => $begun->count(),
            'applicationsEach' => $call->applicationsEach(),
            'callTitle' => $call->record->title,
            'lateUntil' => self::time($deadline->lateUntil()),
            'languages' => array_map(static fn (Lang $language): string => $language->value, InternalCall::languages($call->record)),
            'minutes' => $this->minutes->of($stage),
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

    /** @throws DomainError not_found */
    private function requireOwn(Viewer $viewer, Stage $stage, ?int $lateLinkId): void
    {
        $link = $lateLinkId === null ? null : $this->lateLinks->find($lateLinkId) ?? throw DomainError::notFound();
        if ($link !== null && ($link->stage->callGroup !== $stage->callGroup || !LateLinkStore::isOf($link, $viewer))) {
            throw DomainError::notFound();
        }
    }

    private static function time(?DateTimeImmutable $instant): ?string
    {
        return $instant === null ? null : Times::text($instant);
    }
}
