<?php

declare(strict_types=1);

namespace Passerelle\Structures\Forms;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Names\NameIndex;
use Passerelle\Structures\Names\NameLikeness;
use Passerelle\Structures\Names\StructureName;

/** The structures that a name may mean: public ones and those that the person has to do with, never drafts of others. */
final readonly class SimilarStructures
{
    public function __construct(private NameIndex $index, private Records $records, private MembershipStore $memberships, private Config $config)
    {
    }

    /**
     * @param string $country ISO 3166 alpha-2 of the headquarters; empty: not known yet
     * @param int|null $exceptId of the structure that has the name now
     * @return list<SimilarStructure> the most similar first, one for each structure, in the language if it has it there
     * @throws DomainError access_token_missing
     */
    public function __invoke(Viewer $viewer, string $name, string $country, Lang $language, ?int $exceptId): array
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $asked = new StructureName(mb_substr(mb_scrub($name, 'UTF-8'), 0, $this->config->textMax('title')), $country);
        $except = $exceptId === null ? 0 : ($this->records->find($exceptId)->groupId ?? 0);
        $groups = $this->comparable($viewer, [$asked]);

        return $this->results($viewer, $groups, [$this->best($asked, $groups, $except)], $language)[0];
    }

    /**
     * Those of several structures in as many statements as for one.
     *
     * @param array<int, Record> $records by group id
     * @return array<int, list<SimilarStructure>> as for one name, by group id of the record
     */
    public function ofRecords(Viewer $viewer, array $records, Lang $language): array
    {
        if ($records === []) {
            return [];
        }
        $groups = $this->comparable($viewer, array_map(self::nameOf(...), array_values($records)));
        $best = array_map(fn (Record $record): array => $this->best(self::nameOf($record), $groups, $record->groupId), $records);

        return $this->results($viewer, $groups, $best, $language);
    }

    /**
     * @param list<StructureName> $asked
     * @return array<int, non-empty-array<string, Record>> what the person may know of, by group id and language
     */
    private function comparable(Viewer $viewer, array $asked): array
    {
        $own = array_flip($this->memberships->groupsOf($viewer->id));
        $found = $this->records->findMany($this->index->find($asked, $this->config->limit('directory', 'compared')));
        $groupIds = array_values(array_unique([...array_map(static fn (Record $each): int => $each->groupId, array_values($found)), ...array_keys($own)]));
        $visible = [];
        foreach ($this->records->findGroups($groupIds) as $groupId => $group) {
            $visible[$groupId] = array_filter($group, static fn (Record $each): bool => $each->status->isPublic() || (isset($own[$groupId]) && !self::isDeleted($each)));
        }

        return array_filter($visible);
    }

    /**
     * @param array<int, non-empty-array<string, Record>> $groups
     * @return list<int> group ids, the most similar first
     */
    private function best(StructureName $asked, array $groups, int $except): array
    {
        $likeness = array_map(
            static fn (array $group): float => max([0.0, ...array_values(array_map(static fn (Record $each): float => NameLikeness::of($asked, self::nameOf($each)), $group))]),
            array_diff_key($groups, [$except => true]),
        );
        $alike = array_filter($likeness, static fn (float $each): bool => $each >= NameLikeness::ALIKE);
        arsort($alike);

        return array_slice(array_keys($alike), 0, $this->config->limit('directory', 'similar'));
    }

    /**
     * @param array<int, non-empty-array<string, Record>> $groups
     * @param array<int, list<int>> $best group ids
     * @return array<int, list<SimilarStructure>> by the key of `best`
     */
    private function results(Viewer $viewer, array $groups, array $best, Lang $language): array
    {
        $members = $this->memberships->lists(array_values(array_unique(array_merge(...$best))));
        $result = static fn (int $groupId): SimilarStructure => new SimilarStructure(
            $groups[$groupId][$language->value] ?? array_values($groups[$groupId])[0],
            $members[$groupId]->statusOf($viewer->id),
        );

        return array_map(static fn (array $groupIds): array => array_map($result, $groupIds), $best);
    }

    private static function isDeleted(Record $record): bool
    {
        return in_array($record->status, [Status::Trash, Status::AutoDraft], true);
    }

    private static function nameOf(Record $record): StructureName
    {
        return new StructureName($record->title, $record->values->text('headquartersCountry'));
    }
}
