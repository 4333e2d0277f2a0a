<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords\GraphQL;

use Passerelle\Content\Record;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\OwnRecords\OwnCount;
use Passerelle\Content\OwnRecords\OwnCounts;
use Passerelle\Content\OwnRecords\OwnTitles;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** What the frame of the workspace says about one's own records: how many wait, and which has a title. Through the frontend's server only. */
final readonly class OwnOverviewTypes implements Registration
{
    public function __construct(private OwnCounts $counts, private OwnTitles $titles, private ViewerFactory $viewers, private ProxyRequest $request)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleOwnCount', [
            'description' => 'How many of one’s own records of a type are drafts, and how many a validator has sent back, proposals included.',
            'fields' => Type::fields(['drafts' => 'Int!', 'toEdit' => 'Int!', 'type' => 'PasserelleContentType!']),
        ]);
        register_graphql_object_type('PasserelleOwnTitle', ['fields' => Type::fields([
            'id' => 'Int!',
            'language' => 'PasserelleLanguage!',
            'status' => 'String!',
            'title' => 'String!',
            'type' => 'PasserelleContentType!',
        ])]);
        register_graphql_field('RootQuery', 'passerelleOwnCounts', [
            'type' => Type::listOf('PasserelleOwnCount'),
            'resolve' => Resolver::root($this->counts(...)),
        ]);
        register_graphql_field('RootQuery', 'passerelleOwnTitles', [
            'description' => 'Of one’s own records whose titles contain every word of the text, one for each group, the last changed first.',
            'type' => Type::listOf('PasserelleOwnTitle'),
            'args' => [...Arguments::language(), ...Type::fields(['text' => 'String!'])],
            'resolve' => Resolver::root($this->titles(...)),
        ]);
    }

    /**
     * @return list<array{drafts: int, toEdit: int, type: string}>
     * @throws DomainError forbidden
     */
    private function counts(): array
    {
        $this->request->requireTrust();

        return array_map(
            static fn (OwnCount $each): array => ['drafts' => $each->drafts, 'toEdit' => $each->toEdit, 'type' => $each->type->value],
            $this->counts->of($this->viewers->current()),
        );
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array{id: int, language: string, status: string, title: string, type: string}>
     * @throws DomainError forbidden
     */
    private function titles(array $arguments): array
    {
        $this->request->requireTrust();
        $found = $this->titles->find($this->viewers->current(), Arguments::text($arguments, 'text'), Arguments::readLanguage($arguments));

        return array_map(static fn (Record $record): array => [
            'id' => $record->id,
            'language' => $record->language->value,
            'status' => $record->status->value,
            'title' => $record->title,
            'type' => $record->type->value,
        ], $found);
    }
}
