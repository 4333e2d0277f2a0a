<?php

declare(strict_types=1);

namespace Passerelle\Moderation\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Moderation\Figures\Figure;
use Passerelle\Moderation\Figures\PublicFigures;
use Passerelle\Moderation\Figures\PublicMonth;
use Passerelle\Moderation\Figures\PublicRow;

/** Monthly figures about moderation, for anybody. Numbers that are left out are null. */
final readonly class FiguresTypes implements Registration
{
    private const COUNTS = ['medianWaitingDays' => 'Float', 'published' => 'Int', 'refused' => 'Int', 'sentBack' => 'Int', 'submitted' => 'Int'];
    private const DAY = 86_400;

    public function __construct(private PublicFigures $figures)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleModerationTypeMonth', ['fields' => Type::fields([...self::COUNTS, 'type' => 'PasserelleContentType!'])]);
        register_graphql_object_type('PasserelleModerationCountryMonth', ['fields' => Type::fields(['country' => 'String', ...self::COUNTS])]);
        register_graphql_object_type('PasserellePublicFigures', ['fields' => Type::fields([
            'countries' => Type::listOf('PasserelleModerationCountryMonth'),
            ...self::COUNTS,
            'month' => 'String!',
            'types' => Type::listOf('PasserelleModerationTypeMonth'),
        ])]);
        register_graphql_field('RootQuery', 'passerellePublicFigures', [
            'type' => Type::listOf('PasserellePublicFigures'),
            'args' => Type::fields(['from' => 'String!', 'to' => 'String!']),
            'resolve' => Resolver::root($this->read(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>>
     * @throws DomainError invalid_fields
     */
    private function read(array $arguments): array
    {
        $months = $this->figures->between(Arguments::text($arguments, 'from'), Arguments::text($arguments, 'to'));

        return array_map(static fn (PublicMonth $month): array => [
            'month' => $month->month,
            ...self::counts($month->total),
            'types' => array_map(static fn (PublicRow $row): array => ['type' => $row->name, ...self::counts($row)], $month->types),
            'countries' => array_map(
                static fn (PublicRow $row): array => ['country' => $row->name === '' ? null : $row->name, ...self::counts($row)],
                $month->countries,
            ),
        ], $months);
    }

    /** @return array<string, int|float|null> */
    private static function counts(PublicRow $row): array
    {
        return [
            'submitted' => $row->counts[Figure::Submitted->value] ?? null,
            'published' => $row->counts[Figure::Published->value] ?? null,
            'sentBack' => $row->counts[Figure::SentBack->value] ?? null,
            'refused' => $row->counts[Figure::Refused->value] ?? null,
            'medianWaitingDays' => $row->median === null ? null : round($row->median / self::DAY, 1),
        ];
    }
}
