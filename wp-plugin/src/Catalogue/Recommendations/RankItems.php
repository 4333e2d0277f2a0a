<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations;

use Passerelle\Catalogue\CandidateQuery;
use Passerelle\Catalogue\Candidates;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Catalogue\Recommendations\Opportunities\OpportunityStore;
use Passerelle\Catalogue\Recommendations\Opportunities\SharedWords;
use Passerelle\Catalogue\Recommendations\Opportunities\Side;
use Passerelle\Catalogue\Recommendations\Ranking\Ranked;
use Passerelle\Catalogue\Recommendations\Ranking\Ranking;
use Passerelle\Catalogue\Recommendations\Ranking\Wishes;

/** Ranks items for a person from the indexes, before their records are read. */
final readonly class RankItems
{
    /** What is ranked beyond the list, since some of it may turn out to be the person's own. */
    private const MARGIN = 2;

    public function __construct(private Candidates $candidates, private OpportunityStore $opportunities, private Config $config, private Clock $clock)
    {
    }

    /**
     * @param list<int> $without groups that are left out
     * @return array{list: list<Ranked>, wishes: Wishes} best first
     */
    public function __invoke(Person $person, Lang $language, array $without): array
    {
        $interests = $person->interests;
        // What they seek is offered, what they offer is sought.
        $wishes = new Wishes($language, $interests, $this->shared(Side::Offered, $person), $this->shared(Side::Sought, $person));
        $matches = $this->limit('matches');
        $candidates = $this->candidates->find(new CandidateQuery(
            $language,
            $interests->allSectors ? null : $interests->sectors,
            $interests->allCountries ? null : $interests->countries,
            array_values(array_unique([...$wishes->offers->strongest($matches), ...$wishes->needs->strongest($matches)])),
            $without,
            $this->limit('perType'),
        ));

        return ['list' => Ranking::of($candidates, $wishes, $this->clock->now(), self::MARGIN * $this->limit('items')), 'wishes' => $wishes];
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
        return $this->config->limit('recommendations', $name);
    }
}
