<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use Passerelle\Content\ModerationStatus;
use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Record;
use Passerelle\Kernel\Text\Folding;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\Target;
use Passerelle\Reference\Sector;
use Passerelle\Reference\Sectors;
use Passerelle\Rights\CapabilityMatrix;

/** Computes what belongs in the index, from a record and its proposal alone. */
final readonly class QueueEntries
{
    /** Country of a row that every entry has: the row for those who see all countries. */
    public const ALL_COUNTRIES = '';

    public function __construct(private Sectors $sectors)
    {
    }

    /** Whether validators list it: once it is submitted, and not while its publication is planned, when only its editors read it. */
    public static function isListed(Record $record): bool
    {
        return CapabilityMatrix::isModerated($record->type)
            && $record->version > 0
            && $record->status !== Status::Scheduled
            && ModerationStatus::of($record->status) !== null;
    }

    /** @return array<string, QueueEntry> by target */
    public function of(Record $record, ?Proposal $proposal): array
    {
        if (!self::isListed($record)) {
            return [];
        }
        $entries = [Target::Record->value => self::entry($record, $record->status, $record->title)];
        if ($proposal !== null) {
            $entries[Target::Proposal->value] = self::entry($record, $proposal->status, $proposal->title);
        }

        return $entries;
    }

    /** @return list<string> keys with those of the sectors above them, sorted */
    public function sectors(Record $record): array
    {
        $all = $this->sectors->all();
        $keys = array_column(array_map(static fn (Sector $sector): array => [$sector->id, $sector->key], $all), 1, 0);
        $found = [];
        foreach ($record->values->codes('sectorIds') as $key) {
            $found[] = $key;
            $found[] = $keys[$all[$key]->parentId ?? 0] ?? $key;
        }
        $found = array_values(array_unique($found));
        sort($found, SORT_STRING);

        return $found;
    }

    /** The countries are those of the record, also for a proposal of others: they say who decides. */
    private static function entry(Record $record, Status $status, string $title): QueueEntry
    {
        $countries = $record->subject()->countries;
        sort($countries, SORT_STRING);

        return new QueueEntry([
            'status' => (string) ModerationStatus::of($status),
            'type' => $record->type->value,
            'language' => $record->language->value,
            'owner_id' => (string) $record->ownerId,
            'title_sort' => Folding::sortKey($title, QueueTables::TITLE_LENGTH),
        ], [self::ALL_COUNTRIES, ...$countries]);
    }
}
