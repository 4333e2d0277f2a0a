<?php

declare(strict_types=1);

namespace Passerelle\Site\Home;

/** What staff chose for the home page in one language. */
final readonly class HomePlan
{
    /**
     * @param list<HomeSection> $order every section once, as they follow one another
     * @param list<HomeSection> $hidden those of them that are not shown
     * @param list<int> $featured group ids of things, the most important first
     * @param list<Partner> $partners
     */
    public function __construct(
        public array $order,
        public array $hidden = [],
        public array $featured = [],
        public array $partners = [],
    ) {
    }

    public static function standard(): self
    {
        return new self(HomeSection::cases());
    }

    /** @return list<HomeSection> what the page shows, in its order */
    public function sections(): array
    {
        return array_values(array_filter($this->order, $this->shows(...)));
    }

    public function shows(HomeSection $section): bool
    {
        return !in_array($section, $this->hidden, true);
    }
}
