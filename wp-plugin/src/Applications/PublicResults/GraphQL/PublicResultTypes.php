<?php

declare(strict_types=1);

namespace Passerelle\Applications\PublicResults\GraphQL;

use Passerelle\Applications\InternalCall;
use Passerelle\Applications\PublicResults\PublicResult;
use Passerelle\Applications\PublicResults\PublicResultStore;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Type;
use Passerelle\Presentation\Details\DetailFields;
use Passerelle\Presentation\Details\Visible;
use Passerelle\Reference\GraphQL\Names;

/** Final results of a call on its public page, of those who agree. */
final readonly class PublicResultTypes implements Registration
{
    public function __construct(private PublicResultStore $store, private Names $names)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserellePublicResult', [
            'description' => 'Who was selected, has confirmed and agrees to be shown. country: its name.',
            'fields' => Type::fields(['country' => 'String', 'name' => 'String!', 'title' => 'String']),
        ]);
        register_graphql_field('PasserelleCall', 'publicResults', DetailFields::field(Type::listOf('PasserellePublicResult'), $this->results(...)));
    }

    /** @return list<array{country: string|null, name: string, title: string|null}> by name */
    private function results(Visible $visible): array
    {
        $results = $visible->isLocked || !InternalCall::isInternal($visible->record) ? [] : $this->store->shown($visible->record->groupId);

        return array_map(fn (PublicResult $each): array => [
            'country' => $each->country === '' ? null : $this->names->countries([$each->country], $visible->record->language)[0]['name'] ?? null,
            'name' => $each->name,
            'title' => $each->title === '' ? null : $each->title,
        ], $results);
    }
}
