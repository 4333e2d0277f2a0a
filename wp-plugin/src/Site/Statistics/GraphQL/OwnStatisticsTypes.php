<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Site\Statistics\OwnItem;
use Passerelle\Site\Statistics\ReadOwnStatistics;

/** Figures about what one owns or co-edits, through the frontend's server only. */
final readonly class OwnStatisticsTypes implements Registration
{
    public function __construct(private ReadOwnStatistics $read, private ViewerFactory $viewers, private ProxyRequest $request)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleDayCount', ['fields' => Type::fields(['count' => 'Int!', 'day' => 'String!'])]);
        register_graphql_object_type('PasserelleSeries', ['fields' => Type::fields(['key' => 'PasserelleSeriesKey!', 'points' => Type::listOf('PasserelleDayCount')])]);
        register_graphql_object_type('PasserelleOwnFigures', [
            'description' => 'id is a post of the item, path that of its public page; null when it is not public.',
            'fields' => Type::fields([
                'contacts' => 'Int!',
                'favourites' => 'Int!',
                'groupId' => 'Int!',
                'id' => 'Int!',
                'language' => 'PasserelleLanguage!',
                'path' => 'String',
                'title' => 'String!',
                'type' => 'PasserelleContentType!',
                'views' => 'Int!',
            ]),
        ]);
        register_graphql_object_type('PasserelleOwnStatistics', [
            'description' => 'Days are in UTC, both ends included; total counts the items of the person, of which the most viewed are listed.',
            'fields' => Type::fields([
                'from' => 'String!',
                'items' => Type::listOf('PasserelleOwnFigures'),
                'series' => Type::listOf('PasserelleSeries'),
                'to' => 'String!',
                'total' => 'Int!',
            ]),
        ]);
        register_graphql_field('RootQuery', 'passerelleOwnStatistics', [
            'type' => Type::required('PasserelleOwnStatistics'),
            'args' => [...Arguments::language(), ...Type::fields(['from' => 'String', 'to' => 'String'])],
            'resolve' => Resolver::root($this->statistics(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError forbidden, for others than the frontend's server · access_token_missing · invalid_fields
     */
    private function statistics(array $arguments): array
    {
        $this->request->requireTrust();
        $read = ($this->read)($this->viewers->current(), Arguments::readLanguage($arguments), Arguments::text($arguments, 'from'), Arguments::text($arguments, 'to'));

        return [
            'from' => $read->period->firstDay(),
            'items' => array_map(self::item(...), $read->items),
            'series' => array_map(static fn (string $key, array $points): array => ['key' => $key, 'points' => $points], array_keys($read->series), array_values($read->series)),
            'to' => $read->period->lastDay(),
            'total' => $read->total,
        ];
    }

    /** @return array<string, mixed> */
    private static function item(OwnItem $item): array
    {
        $record = $item->record;

        return [
            ...$item->counts,
            'groupId' => $record->groupId,
            'id' => $record->id,
            'language' => $record->language->value,
            'path' => $item->path,
            'title' => $record->title,
            'type' => $record->type->value,
        ];
    }
}
