<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Details;

use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Type;

/** Common types of the details of several content types. */
final readonly class DetailTypes implements Registration
{
    public function register(): void
    {
        register_graphql_object_type('PasserelleLink', [
            'fields' => Type::fields(['network' => 'PasserelleNetwork!', 'url' => 'String!']),
        ]);
        register_graphql_object_type('PasserelleTranslation', [
            'fields' => Type::fields(['language' => 'PasserelleLanguage!', 'slug' => 'String!']),
        ]);
        register_graphql_object_type('PasserellePerson', [
            'description' => 'A member or partner: a published record of the directory, or a name. Never includes e-mail addresses.',
            'fields' => Type::fields([
                'groupId' => 'Int',
                'language' => 'PasserelleLanguage',
                'name' => 'String!',
                'profileKind' => 'PasserelleProfileKind',
                'role' => 'String',
                'slug' => 'String',
                'structureName' => 'String',
                'structureType' => 'PasserelleStructureType',
            ]),
        ]);
        register_graphql_object_type('PasserelleRelatedReason', [
            'description' => 'Common property of two items: the name of a sector, a country or a structure.',
            'fields' => Type::fields(['kind' => 'PasserelleReasonKind!', 'name' => 'String!']),
        ]);
        register_graphql_object_type('PasserelleRelated', [
            'description' => 'The reason is null when one of the items is locked, since it would reveal members-only content.',
            'fields' => Type::fields([
                'card' => 'PasserelleCard!',
                'reasons' => Type::listOf('PasserelleRelatedReason'),
            ]),
        ]);
    }
}
