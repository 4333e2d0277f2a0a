<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

use DateTimeImmutable;
use Passerelle\Calls\Management\Dates\DateChange;
use Passerelle\Calls\Management\Dates\DateChangeStore;
use Passerelle\Calls\CallStates;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\GraphQL\Forms\Drafts;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\GraphQL\Times;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Viewer;

/** A call for those who work on it. */
final readonly class CallDrafts
{
    public function __construct(
        private Records $records,
        private Drafts $drafts,
        private EditorRecords $editing,
        private CallSteps $steps,
        private CallStates $states,
        private DateChangeStore $changes,
    ) {
    }

    /**
     * @return array<string, mixed> all of the Draft: it also leaves beside a refusal, where no query chooses
     * @throws \Passerelle\Kernel\DomainError not_found, also for unpublished calls of others; rights_edit_call
     */
    public function find(Viewer $viewer, int $id): array
    {
        return $this->of($viewer, $this->editing->find($viewer, $id, ContentType::CallForApplication));
    }

    /** @return array<string, mixed> */
    public function of(Viewer $viewer, Record $call): array
    {
        $groups = $this->records->findGroups([$call->groupId]);

        return [
            ...$this->drafts->of($call),
            'allowedActions' => array_column($this->steps->offered($viewer, [$call], $groups)[$call->id], 'value'),
            'state' => $this->states->of($call)->value,
            'publishAt' => self::publication($call),
            'extendedFrom' => $call->values->textOrNull('extendedFrom'),
            'role' => CallRole::of($viewer, $call)->value,
            'dateChanges' => $this->dateChanges($call->groupId),
        ];
    }

    public static function publication(Record $call): ?string
    {
        return $call->status === Status::Scheduled ? self::time($call->publishedAt) : null;
    }

    /** @return list<array<string, string|null>> the newest first */
    private function dateChanges(int $groupId): array
    {
        $changes = array_reverse($this->changes->ofGroup($groupId));
        cache_users(array_map(static fn (DateChange $change): int => $change->actorId, $changes));

        return array_map(static fn (DateChange $change): array => [
            'at' => self::time($change->at),
            'by' => self::nameOf($change->actorId),
            'kind' => $change->kind->value,
            'opensAtBefore' => self::time($change->before->opensAt),
            'opensAt' => self::time($change->after->opensAt),
            'closesAtBefore' => self::time($change->before->closesAt),
            'closesAt' => self::time($change->after->closesAt),
            'reason' => $change->reason === '' ? null : $change->reason,
        ], $changes);
    }

    private static function nameOf(int $userId): ?string
    {
        $user = $userId === 0 ? false : get_userdata($userId);

        return $user === false ? null : $user->display_name;
    }

    private static function time(?DateTimeImmutable $instant): ?string
    {
        return $instant === null ? null : Times::text($instant);
    }
}
