<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\Stages\PublicStages;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Type;
use Passerelle\Presentation\Details\DetailFields;
use Passerelle\Presentation\Details\Visible;

/** The stages of a call on its public page. */
final readonly class PublicStageTypes implements Registration
{
    public function __construct(private PublicStages $stages)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserellePublicStage', [
            'description' => 'A stage of a call that has several. name: of the first one, empty.',
            'fields' => Type::fields(['closesAt' => 'String', 'name' => 'String!', 'number' => 'Int!', 'opensAt' => 'String']),
        ]);
        register_graphql_field('PasserelleCall', 'stages', DetailFields::field(
            Type::listOf('PasserellePublicStage'),
            fn (Visible $visible): array => $visible->isLocked ? [] : $this->stages->of($visible->record),
        ));
    }
}
