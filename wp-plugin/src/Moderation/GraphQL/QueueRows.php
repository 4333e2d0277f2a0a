<?php

declare(strict_types=1);

namespace Passerelle\Moderation\GraphQL;

use Passerelle\Content\Record;
use Passerelle\GraphQL\Times;
use Passerelle\Languages\Lang;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\Queue\QueueRow;
use Passerelle\Moderation\ReadDecision;
use Passerelle\Reference\GraphQL\Names;

/** Rows of the review queue as the API has them. */
final readonly class QueueRows
{
    public function __construct(private Names $names)
    {
    }

    /**
     * @param list<QueueRow> $rows
     * @return list<array<string, mixed>>
     */
    public function of(array $rows, int $viewerId, Lang $language): array
    {
        // The names of all of them with one query.
        $people = [];
        foreach ($rows as $row) {
            array_push($people, $row->record->ownerId, $row->last->moderatorId ?? 0, $row->lock->userId ?? 0);
        }
        cache_users(array_values(array_unique(array_filter($people, static fn (int $id): bool => $id > 0))));

        return array_map(fn (QueueRow $row): array => $this->row($row, $viewerId, $language), $rows);
    }

    /** @return array<string, mixed>|null */
    public static function decision(?ReadDecision $decision): ?array
    {
        return $decision === null ? null : [
            'comment' => $decision->comment === '' ? null : $decision->comment,
            'date' => Times::text($decision->decidedAt),
            'field' => $decision->field === '' ? null : $decision->field,
            'moderator' => self::name($decision->moderatorId),
            'rejectionReason' => $decision->reason?->value,
            'rejectionText' => $decision->reasonText === '' ? null : $decision->reasonText,
            'status' => $decision->decision->value,
            'target' => $decision->target->value,
        ];
    }

    /** @return array<string, mixed> */
    private function row(QueueRow $row, int $viewerId, Lang $language): array
    {
        $record = $row->record;
        $lock = $row->lock;

        return [
            'allowedActions' => array_column($row->decisions, 'value'),
            'countries' => $this->names->countries($record->subject()->countries, $language),
            'groupId' => $record->groupId,
            'id' => $record->id,
            'language' => $record->language->value,
            'lastDecision' => self::decision($row->last),
            'lock' => [
                'holder' => self::name($lock->userId ?? 0),
                'since' => $lock === null ? null : Times::text($lock->since),
                'until' => $lock === null ? null : Times::text($lock->until),
            ],
            'isLockedByMe' => $lock !== null && $lock->userId === $viewerId,
            'others' => array_map(static fn (Record $other): array => [
                'id' => $other->id,
                'language' => $other->language->value,
                'title' => $other->title,
                'version' => $other->version,
            ], $row->others),
            'owner' => self::name($record->ownerId),
            'ownerId' => $record->ownerId === 0 ? null : $record->ownerId,
            'sectors' => $this->names->sectors($record->values->codes('sectorIds'), $language),
            'status' => $row->place->status->value,
            'target' => $row->place->target->value,
            'title' => $row->title(),
            'titles' => self::titles($row),
            'type' => $record->type->value,
            'version' => $record->version,
            'waitingSince' => $row->place->status === Decision::Pending ? Times::text($row->place->since) : null,
        ];
    }

    /** @return array<string, string> by language */
    private static function titles(QueueRow $row): array
    {
        $titles = array_map(static fn (Record $record): string => $record->title, $row->group);

        return [...$titles, $row->record->language->value => $row->title()];
    }

    private static function name(int $userId): ?string
    {
        $user = $userId === 0 ? false : get_userdata($userId);

        return $user === false ? null : $user->display_name;
    }
}
