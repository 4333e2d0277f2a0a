<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Details;

use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Type;

/** Types that the details of several content types share. */
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
            'description' => 'A member or partner: a published record of the directory, or a name. E-mail addresses never leave.',
            'fields' => Type::fields([
                'groupId' => 'Int',
                'name' => 'String!',
                'profileKind' => 'PasserelleProfileKind',
                'role' => 'String',
                'structureName' => 'String',
                'structureType' => 'PasserelleStructureType',
            ]),
        ]);
        register_graphql_object_type('PasserelleRelatedReason', [
            'description' => 'What two things have in common: the name of a sector, a country or a structure.',
            'fields' => Type::fields(['kind' => 'PasserelleReasonKind!', 'name' => 'String!']),
        ]);
        register_graphql_object_type('PasserelleRelated', [
            'description' => 'No reason is given where one of the two is locked: it would tell what only members read.',
            'fields' => Type::fields([
                'card' => 'PasserelleCard!',
                'reasons' => Type::listOf('PasserelleRelatedReason'),
            ]),
        ]);
    }
}
