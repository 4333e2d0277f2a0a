<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords;

use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\ModerationStatus;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Record;
use Passerelle\Files\GraphQL\Media;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditLines;

/** Reads what a person can do with their records, and what waits or was decided: a few queries for all rows. */
final readonly class OwnRows
{
    private const COVER = 'coverImageId';

    public function __construct(
        private ProposalStore $proposals,
        private Media $media,
        private OwnerActions $actions,
        private AuditLines $audit,
    ) {
    }

    /**
     * @param list<Record> $records
     * @param array<int, array<string, Record>> $groups
     * @return list<OwnRecord>
     */
    public function of(Viewer $viewer, array $records, array $groups): array
    {
        $history = History::read($this->audit, array_map(static fn (Record $record): int => $record->groupId, $records));
        $proposals = $this->proposals->findMany(array_map(static fn (Record $record): int => $record->id, $records));
        $covers = $this->media->findMany(array_map(static fn (Record $record): ?int => $record->values->int(self::COVER), $records));

        return array_map(fn (Record $record): OwnRecord => new OwnRecord(
            $record,
            $groups[$record->groupId] ?? [],
            $this->actions->offered($viewer, $record, isset($proposals[$record->id])),
            $proposals[$record->id] ?? null,
            $covers[$record->values->int(self::COVER) ?? 0] ?? null,
            $history->waitingSince($record->id, $record->status),
            new OwnModeration(ModerationStatus::of($record->status), $history->decidedAt($record), $history->comment($record)),
        ), $records);
    }
}
