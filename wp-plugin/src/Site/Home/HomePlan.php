<?php

declare(strict_types=1);

namespace Passerelle\Site\Home;

/** Configuration of the home page in one language. */
final readonly class HomePlan
{
    /**
     * @param list<HomeSection> $order all sections in order
     * @param list<HomeSection> $hidden hidden sections
     * @param list<int> $featured group ids, most important first
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

    /** @return list<HomeSection> visible sections in order */
    public function sections(): array
    {
        return array_values(array_filter($this->order, $this->shows(...)));
    }

    public function shows(HomeSection $section): bool
    {
        return !in_array($section, $this->hidden, true);
    }
}
