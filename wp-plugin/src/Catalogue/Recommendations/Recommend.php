<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations;

use Passerelle\Content\Records;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Languages\Lang;
use Passerelle\Catalogue\Recommendations\Ranking\Ranked;
use Passerelle\Rights\Viewer;

/**
 * Items for a person: open ones that they neither own, marked nor dismissed. Ranked by what visitors may know of them only, so that what
 * is hidden changes no list.
 */
final readonly class Recommend
{
    public function __construct(
        private RankItems $rank,
        private LeftOut $leftOut,
        private Records $records,
        private Reasons $reasons,
        #[Limit('recommendations', 'items')] private int $limit,
    ) {
    }

    /** @return list<Recommendation> */
    public function __invoke(Viewer $viewer, Person $person, Lang $language): array
    {
        ['list' => $list, 'wishes' => $wishes] = ($this->rank)($person, $language, $this->leftOut->groups($viewer, $person));
        $groups = $this->records->findGroups(array_map(static fn (Ranked $each): int => $each->candidate->groupId, $list));
        $found = [];
        foreach ($list as $each) {
            $group = $groups[$each->candidate->groupId] ?? [];
            $record = $group[$each->candidate->language->value] ?? null;
            if ($record !== null && count($found) < $this->limit && !$this->leftOut->has($viewer, $person, $record)) {
                $found[] = new Recommendation($record, $this->reasons->of($each, $record, $group, $wishes));
            }
        }

        return $found;
    }
}
