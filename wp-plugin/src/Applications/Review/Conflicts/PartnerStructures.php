<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Conflicts;

use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\ReferringRecords;
use Passerelle\Content\Values;

/** Structures that work together: an initiative or project names both, as a member or partner. */
final readonly class PartnerStructures
{
    private const FIELDS = ['members', 'partners'];

    public function __construct(private ReferringRecords $referring)
    {
    }

    /**
     * @param list<int> $groups
     * @return array<int, list<int>> groups that are named with each of them
     */
    public function of(array $groups): array
    {
        $partners = array_fill_keys($groups, []);
        foreach ($this->referring->toAny(ContentType::Structure, $groups) as $record) {
            $named = in_array($record->type, [ContentType::Initiative, ContentType::SupportedProject], true) ? self::named($record) : [];
            foreach (array_intersect($groups, $named) as $group) {
                $partners[$group] = array_values(array_unique([...$partners[$group], ...array_diff($named, [$group])]));
            }
        }

        return $partners;
    }

    /** @return list<int> */
    private static function named(Record $record): array
    {
        $rows = array_merge(...array_map(static fn (string $field): array => $record->values->rows($field), self::FIELDS));

        return array_values(array_filter(array_map(static fn (Values $row): ?int => $row->int('groupId'), $rows), is_int(...)));
    }
}
