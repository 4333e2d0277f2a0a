<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Subscribers;

use Passerelle\Languages\Lang;

/** The subscription of one address: it was confirmed once, and may have ended since. */
final readonly class Subscriber
{
    /**
     * @param string $email normalised
     * @param list<int> $sectorIds term ids; empty: all sectors
     * @param list<int> $countryIds term ids; empty: all countries
     * @param int $generation of its links: those of an earlier one are revoked
     */
    public function __construct(
        public int $id,
        public string $email,
        public Lang $language,
        public array $sectorIds,
        public array $countryIds,
        public SubscriptionState $state,
        public int $generation,
    ) {
    }

    public function isActive(): bool
    {
        return $this->state === SubscriptionState::Active;
    }

    public function choice(): Choice
    {
        return new Choice($this->language, $this->sectorIds, $this->countryIds);
    }
}
