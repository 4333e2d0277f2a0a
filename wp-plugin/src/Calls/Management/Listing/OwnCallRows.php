<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\Listing;

use Passerelle\Calls\Management\CallRole;
use Passerelle\Calls\Management\CallSteps;
use Passerelle\Calls\CallStates;
use Passerelle\Content\Record;
use Passerelle\Files\GraphQL\Media;
use Passerelle\Rights\Viewer;

/** Makes rows of calls that a person reads. */
final readonly class OwnCallRows
{
    private const COVER = 'coverImageId';

    public function __construct(
        private CallSteps $steps,
        private CallStates $states,
        private MissingFields $missing,
        private Media $media,
    ) {
    }

    /**
     * @param list<Record> $records
     * @param array<int, array<string, Record>> $groups
     * @return list<OwnCall>
     */
    public function of(Viewer $viewer, array $records, array $groups): array
    {
        $offered = $this->steps->offered($viewer, $records, $groups);
        $covers = $this->media->findMany(array_map(static fn (Record $record): ?int => $record->values->int(self::COVER), $records));

        return array_map(fn (Record $record): OwnCall => new OwnCall(
            $record,
            $groups[$record->groupId] ?? [],
            $offered[$record->id],
            $this->states->of($record),
            CallRole::of($viewer, $record),
            $this->missing->of($record),
            $covers[$record->values->int(self::COVER) ?? 0] ?? null,
        ), $records);
    }
}
