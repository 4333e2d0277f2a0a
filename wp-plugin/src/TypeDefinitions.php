<?php

declare(strict_types=1);

namespace Passerelle;

use Passerelle\Calls\CallDefinition;
use Passerelle\Content\Definitions;
use Passerelle\Directory\CommunityProfileDefinition;
use Passerelle\Events\EventDefinition;
use Passerelle\Initiatives\InitiativeDefinition;
use Passerelle\Kernel\Config;
use Passerelle\Projects\ProjectDefinition;
use Passerelle\Resources\ResourceDefinition;
use Passerelle\Structures\StructureDefinition;
use Passerelle\Trainings\TrainingDefinition;

/** The definitions of all content types; usable without WordPress. */
final class TypeDefinitions
{
    public static function of(Config $config): Definitions
    {
        return new Definitions(
            new InitiativeDefinition($config),
            new CallDefinition($config),
            new EventDefinition($config),
            new ResourceDefinition($config),
            new TrainingDefinition($config),
            new ProjectDefinition($config),
            new CommunityProfileDefinition($config),
            new StructureDefinition($config),
        );
    }
}
