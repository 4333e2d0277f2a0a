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
                'name' => 'String!',
                'profileKind' => 'PasserelleProfileKind',
                'role' => 'String',
                'structureName' => 'String',
                'structureType' => 'PasserelleStructureType',
            ]),
        ]);
    }
}
