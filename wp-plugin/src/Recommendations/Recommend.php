<?php

declare(strict_types=1);

namespace Passerelle\Recommendations;

use Passerelle\Catalogue\CandidateQuery;
use Passerelle\Catalogue\Candidates;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Services;
use Passerelle\Languages\Lang;
use Passerelle\Recommendations\Opportunities\OpportunityStore;
use Passerelle\Recommendations\Opportunities\SharedWords;
use Passerelle\Recommendations\Opportunities\Side;
use Passerelle\Recommendations\Ranking\Ranked;
use Passerelle\Recommendations\Ranking\Ranking;
use Passerelle\Recommendations\Ranking\Wishes;
use Passerelle\Rights\Viewer;

/**
 * Items for a person: open ones that they neither own, marked nor dismissed. Ranked by what visitors may know of them only, so that what
 * is hidden changes no list.
 */
final readonly class Recommend
{
    /** What is ranked beyond the list, since some of it may turn out to be the person's own. */
    private const MARGIN = 2;

    public function __construct(
        private Candidates $candidates,
        private OpportunityStore $opportunities,
        private LeftOut $leftOut,
        private Records $records,
        private Reasons $reasons,
        private Services $services,
    ) {
    }

    /** @return list<Recommendation> */
    public function __invoke(Viewer $viewer, Person $person, Lang $language): array
    {
        $limit = $this->limit('items');
        $ranked = $this->ranked($viewer, $person, $language, self::MARGIN * $limit);
        $groups = $this->records->findGroups(array_map(static fn (Ranked $each): int => $each->candidate->groupId, $ranked['list']));
        $found = [];
        foreach ($ranked['list'] as $each) {
            $group = $groups[$each->candidate->groupId] ?? [];
            $record = $group[$each->candidate->language->value] ?? null;
            if ($record !== null && count($found) < $limit && !$this->leftOut->has($viewer, $person, $record)) {
                $found[] = new Recommendation($record, $this->reasons->of($each, $record, $group, $ranked['wishes']));
            }
        }

        return $found;
    }

    /** @return array{list: list<Ranked>, wishes: Wishes} */
    private function ranked(Viewer $viewer, Person $person, Lang $language, int $limit): array
    {
        // What they seek is offered, what they offer is sought.
        $wishes = new Wishes($language, $person->interests, $this->shared(Side::Offered, $person), $this->shared(Side::Sought, $person));
        $matches = $this->limit('matches');
        $interests = $person->interests;
        $candidates = $this->candidates->find(new CandidateQuery(
            $language,
            $interests->allSectors ? null : $interests->sectors,
            $interests->allCountries ? null : $interests->countries,
            array_values(array_unique([...$wishes->offers->strongest($matches), ...$wishes->needs->strongest($matches)])),
            $this->leftOut->groups($viewer, $person),
            $this->limit('perType'),
        ));

        return ['list' => Ranking::of($candidates, $wishes, $this->services->clock->now(), $limit), 'wishes' => $wishes];
    }

    /** Words of the items' side that the other side of the person has. */
    private function shared(Side $side, Person $person): SharedWords
    {
        $shared = SharedWords::none();
        foreach (Lang::cases() as $language) {
            $stems = $person->stems[$side->other()->value][$language->value] ?? [];
            $shared = $shared->and(SharedWords::of($this->opportunities->groups($side, $language, $stems, $this->limit('commonWord'))));
        }

        return $shared;
    }

    private function limit(string $name): int
    {
        return $this->services->config->limit('recommendations', $name);
    }
}
