<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places\Plan;

use Passerelle\Applications\Stage;

/** The plan of the places of a stage as it is stored. */
final readonly class StoredPlaces
{
    /**
     * @param int $version counts the saves; 0: nothing is stored
     * @param bool $isFrozen a decision of the stage was published
     */
    public function __construct(public Stage $stage, public int $version, public PlacePlan $plan, public bool $isFrozen)
    {
    }
}
