<?php

declare(strict_types=1);

namespace Passerelle\Applications;

use Passerelle\Applications\Submissions\Application;
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
    public function __construct(private Records $records, private CallStates $states, private Clock $clock)
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
