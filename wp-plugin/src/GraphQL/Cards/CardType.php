<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Cards;

use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Type;

/** One thing in a list, of whichever type; fields that a type does not have are null. */
final readonly class CardType implements Registration
{
    public function register(): void
    {
        register_graphql_object_type('PasserellePeriod', [
            'description' => 'ISO 8601: instants in UTC with a zone for calls and events, plain dates without zone elsewhere.',
            'fields' => Type::fields(['start' => 'String', 'end' => 'String', 'zone' => 'String']),
        ]);
        register_graphql_object_type('PasserelleCard', ['fields' => Type::fields([
            'aidType' => 'PasserelleAidType',
            'audience' => 'PasserelleAudience!',
            'beneficiary' => 'String',
            'callType' => 'PasserelleCallType',
            'city' => 'String',
            'completed' => 'Boolean!',
            'countries' => Type::listOf('PasserelleCountry'),
            'file' => 'PasserelleFile',
            'groupId' => 'Int!',
            'id' => 'Int!',
            'image' => 'PasserelleImage',
            'job' => 'String',
            'language' => 'PasserelleLanguage!',
            'level' => 'PasserelleLevel',
            'locked' => 'Boolean!',
            'mode' => 'PasserelleMode',
            'modifiedAt' => 'String!',
            'openState' => 'PasserelleOpenState',
            'period' => 'PasserellePeriod',
            'place' => 'String',
            'price' => 'String',
            'profileKind' => 'PasserelleProfileKind',
            'publishedAt' => 'String!',
            'resourceKind' => 'PasserelleResourceKind',
            'sectors' => Type::listOf('PasserelleSector'),
            'slug' => 'String!',
            'structureType' => 'PasserelleStructureType',
            'summary' => 'String!',
            'title' => 'String!',
            'type' => 'PasserelleContentType!',
        ])]);
    }
}
