<?php

declare(strict_types=1);

namespace Passerelle\Applications;

use Passerelle\Applications\Stages\CallStage;
use Passerelle\Applications\Stages\StageStore;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Calls\CallStates;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;

/** Finds calls that people apply to on the platform. */
final readonly class InternalCalls
{
    public function __construct(private Records $records, private CallStates $states, private StageStore $stages, private Clock $clock)
    {
    }

    /**
     * A call that is public now.
     *
     * @throws DomainError not_found
     */
    public function find(int $callId): InternalCall
    {
        $call = $this->records->find($callId);
        if ($call === null || $call->type !== ContentType::CallForApplication || !$call->status->isPublic() || !InternalCall::isInternal($call)) {
            throw DomainError::notFound();
        }

        return new InternalCall($call, $this->states->of($call), $this->clock->now());
    }

    /** The call of an application in its language, else in the other one; null: deleted. */
    public function of(Application $application): ?InternalCall
    {
        return $this->ofGroups([$application->callGroup], $application->language)[$application->callGroup] ?? null;
    }

    /** The call with the dates of the stage of a submission. */
    public function ofSubmission(Submission $submission): ?InternalCall
    {
        $call = $this->of($submission->application);

        return $call === null ? null : $this->atStage($call, $submission->stage);
    }

    /** The call with the dates of one of its stages. */
    public function atStage(InternalCall $call, Stage $stage): InternalCall
    {
        return $this->dated($call, $this->stages->find($stage));
    }

    public function atLastStage(InternalCall $call): InternalCall
    {
        $stages = $this->stages->ofCall($call->record->groupId);

        return $this->dated($call, $stages === [] ? null : $stages[count($stages) - 1]);
    }

    /**
     * Calls with the dates of the stages of submissions.
     *
     * @param list<Submission> $submissions
     * @param string $language in which they are wanted
     * @return array<int, InternalCall> by submission, but for those whose call was deleted
     */
    public function ofSubmissions(array $submissions, string $language): array
    {
        $groups = static fn (array $of): array => array_values(array_unique(array_map(static fn (Submission $each): int => $each->application->callGroup, $of)));
        $calls = $this->ofGroups($groups($submissions), $language);
        $stages = $this->stages->ofCalls($groups(array_filter($submissions, static fn (Submission $each): bool => !$each->stage->isFirst())));
        $by = [];
        foreach ($submissions as $submission) {
            $call = $calls[$submission->application->callGroup] ?? null;
            if ($call !== null) {
                $by[$submission->id] = $this->dated($call, $stages[$submission->stage->callGroup][$submission->stage->number] ?? null);
            }
        }

        return $by;
    }

    private function dated(InternalCall $call, ?CallStage $stage): InternalCall
    {
        return $stage === null ? $call : new InternalCall($call->record, $this->states->at($call->record->status, $stage->dates()), $call->now, $stage);
    }

    /**
     * The calls of applications, public or not any more.
     *
     * @param list<int> $groupIds
     * @param string $language in which they are wanted: the other one where a call has it only there
     * @return array<int, InternalCall> by group
     */
    public function ofGroups(array $groupIds, string $language): array
    {
        $calls = [];
        foreach ($this->records->findGroups($groupIds) as $groupId => $group) {
            $stored = array_filter($group, static fn (Record $each): bool => !in_array($each->status, [Status::AutoDraft, Status::Trash], true));
            $public = array_filter($stored, static fn (Record $each): bool => $each->status->isPublic());
            $among = $public === [] ? $stored : $public;
            $call = $among[$language] ?? array_values($among)[0] ?? null;
            if ($call !== null) {
                $calls[$groupId] = new InternalCall($call, $this->states->of($call), $this->clock->now());
            }
        }

        return $calls;
    }
}
