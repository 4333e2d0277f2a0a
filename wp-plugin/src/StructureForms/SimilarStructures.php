<?php

declare(strict_types=1);

namespace Passerelle\StructureForms;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Memberships\MembershipStore;
use Passerelle\Model\Status;
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
        $own = array_flip($this->memberships->groupsOf($viewer->id));
        $found = $this->records->findMany($this->index->find($asked, $this->config->limit('directory', 'compared')));
        $groupIds = array_values(array_unique([...array_map(static fn (Record $each): int => $each->groupId, array_values($found)), ...array_keys($own)]));
        $groups = $this->records->findGroups($groupIds);
        $except = $exceptId === null ? 0 : ($this->records->find($exceptId)->groupId ?? 0);
        $likeness = [];
        foreach ($groups as $groupId => $group) {
            $visible = array_filter($group, static fn (Record $each): bool => $each->status->isPublic() || (isset($own[$groupId]) && !self::isDeleted($each)));
            $of = array_map(static fn (Record $each): float => NameLikeness::of($asked, self::nameOf($each)), $visible);
            if ($groupId !== $except && $of !== [] && max($of) >= NameLikeness::ALIKE) {
                $likeness[$groupId] = max($of);
                $groups[$groupId] = $visible;
            }
        }
        arsort($likeness);
        $best = array_slice(array_keys($likeness), 0, $this->config->limit('directory', 'similar'));
        $members = $this->memberships->lists($best);

        return array_map(static fn (int $groupId): SimilarStructure => new SimilarStructure(
            $groups[$groupId][$language->value] ?? array_values($groups[$groupId])[0],
            $members[$groupId]->statusOf($viewer->id),
        ), $best);
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
