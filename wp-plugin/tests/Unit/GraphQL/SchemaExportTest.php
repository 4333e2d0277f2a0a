<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\GraphQL;

use GraphQL\Utils\BuildSchema;
use Passerelle\GraphQL\SchemaExport;
use PHPUnit\Framework\TestCase;

final class SchemaExportTest extends TestCase
{
    public function testTheCommittedSchemaIsInTheFormOfTheExport(): void
    {
        $committed = (string) file_get_contents(dirname(__DIR__, 4) . '/frontend/schema.graphql');

        self::assertSame($committed, SchemaExport::print(BuildSchema::build($committed)));
    }

    public function testExcludesForeignTypesAndSorts(): void
    {
        $schema = BuildSchema::build(<<<'GRAPHQL'
            "Theirs" type User { email: String }
            type PasserelleThing { name: String! colours(b: Int = 3, a: [PasserelleColour!]): [PasserelleColour!]! }
            enum PasserelleColour { RED GREEN }
            input PasserelleSaveInput { title: String! again: Boolean = false }
            type RootQuery { users: [User] passerelleZebra: PasserelleThing passerelleApple(id: Int!): PasserelleThing }
            type RootMutation { createUser: User passerelleSave(input: PasserelleSaveInput!): PasserelleThing }
            schema { query: RootQuery mutation: RootMutation }
            GRAPHQL);

        self::assertSame(<<<'GRAPHQL'
            schema {
              query: RootQuery
              mutation: RootMutation
            }

            enum PasserelleColour {
              GREEN
              RED
            }

            input PasserelleSaveInput {
              again: Boolean = false
              title: String!
            }

            type PasserelleThing {
              colours(a: [PasserelleColour!], b: Int = 3): [PasserelleColour!]!
              name: String!
            }

            type RootMutation {
              passerelleSave(input: PasserelleSaveInput!): PasserelleThing
            }

            type RootQuery {
              passerelleApple(id: Int!): PasserelleThing
              passerelleZebra: PasserelleThing
            }

            GRAPHQL, SchemaExport::print($schema));
    }
}
