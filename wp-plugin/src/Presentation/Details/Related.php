<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Details;

use GraphQL\Deferred;
use Passerelle\Catalogue\Entries;
use Passerelle\Catalogue\Finders;
use Passerelle\Content\Values;
use Passerelle\Presentation\Cards\CardBuilder;
use Passerelle\Presentation\Loading\Batch;
use Passerelle\Presentation\Loading\Loaded;
use Passerelle\Presentation\Loading\Needs;
use Passerelle\Reference\GraphQL\Names;

/**
 * Related items of the same type, by common structure, sectors or countries. Locked items show only title and summary, so
 * their common properties are not included.
 */
final readonly class Related
{
    private const COUNT_MAX = 3;
    /** Number of candidates, among which those of the same structure are sorted first. */
    private const CANDIDATES = 12;
    private const PEOPLE_FIELDS = ['members', 'partners'];

    public function __construct(
        private Finders $finders,
        private Batch $batch,
        private Visibilities $visibilities,
        private CardBuilder $cards,
        private Names $names,
    ) {
    }

    /** @return Deferred of list<array{card: array<string, mixed>, reasons: list<array{kind: string, name: string}>}> */
    public function to(Visible $visible): Deferred
    {
        $record = $visible->record;
        // Members-only items are not in the index's facets: their related items are the latest ones.
        $ids = $visible->isLocked ? [] : $this->finders->related($record, self::CANDIDATES);
        $ids = $ids !== [] ? $ids : array_values(array_diff($this->finders->latest($record->language, $record->type, self::COUNT_MAX + 1), [$record->id]));
        $needs = new Needs(posts: $ids, groups: self::connectionsOf($visible->values));

        return $this->batch->records($needs, fn (Loaded $loaded): Deferred => $this->choose($visible, $this->visibilities->ofMany($loaded->records($ids)), $loaded));
    }

    /** @param list<Visible> $candidates */
    private function choose(Visible $visible, array $candidates, Loaded $loaded): Deferred
    {
        $reasons = $this->reasons($visible, $candidates, $loaded);
        $order = array_keys($candidates);
        $ofSameStructure = static fn (int $key): bool => ($reasons[$key][0]['kind'] ?? '') === ReasonKind::Structure->value;
        usort($order, static fn (int $a, int $b): int => [$ofSameStructure($b), $a] <=> [$ofSameStructure($a), $b]);
        $displayed = array_slice($order, 0, self::COUNT_MAX);
        $items = array_map(static fn (int $key): Visible => $candidates[$key], $displayed);

        return $this->batch->files(CardBuilder::fileIds($items), fn (array $files): array => array_map(
            static fn (array $card, int $key): array => ['card' => $card, 'reasons' => $reasons[$key]],
            $this->cards->build($items, $files),
            $displayed,
        ));
    }

    /**
     * @param list<Visible> $candidates
     * @return list<list<array{kind: string, name: string}>> for each candidate
     */
    private function reasons(Visible $visible, array $candidates, Loaded $loaded): array
    {
        $mine = self::connectionsOf($visible->values);
        $shared = array_map(
            static fn (Visible $other): array => array_values(array_intersect($mine, self::connectionsOf($other->values))),
            $candidates,
        );
        $structures = People::structureTitles(array_values(array_unique(array_merge(...$shared))), $loaded, $visible->record->language);

        return array_map(fn (Visible $other, array $groups): array => $visible->isLocked || $other->isLocked ? [] : [
            ...self::named(ReasonKind::Structure, array_values(array_intersect_key($structures, array_flip($groups)))),
            ...self::named(ReasonKind::Sector, array_column($this->names->sectors(
                array_values(array_intersect($visible->values->codes('sectorIds'), $other->values->codes('sectorIds'))),
                $visible->record->language,
            ), 'name')),
            ...self::named(ReasonKind::Country, array_column($this->names->countries(
                array_values(array_intersect(Entries::countries($visible->record), Entries::countries($other->record))),
                $visible->record->language,
            ), 'name')),
        ], $candidates, $shared);
    }

    /** @return list<int> group ids of the organiser, members and partners */
    private static function connectionsOf(Values $values): array
    {
        $ids = [$values->int('organiserId')];
        foreach (self::PEOPLE_FIELDS as $key) {
            array_push($ids, ...array_map(static fn (Values $row): ?int => $row->int('groupId'), $values->rows($key)));
        }

        return array_values(array_unique(array_filter($ids, is_int(...))));
    }

    /**
     * @param list<string> $names
     * @return list<array{kind: string, name: string}>
     */
    private static function named(ReasonKind $kind, array $names): array
    {
        return array_map(static fn (string $name): array => ['kind' => $kind->value, 'name' => $name], $names);
    }
}
