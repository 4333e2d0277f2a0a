<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/** The committed schema is what the plugin serves, on every engine. */
final class SchemaTest extends ContractTestCase
{
    private const COMMITTED = __DIR__ . '/../../../frontend/schema.graphql';

    public function testTheCommittedSchemaIsTheServedOne(): void
    {
        $this->assertCommitted(self::COMMITTED, Site::get()->schema());
    }
}
