<?php

declare(strict_types=1);

namespace Passerelle\Moderation\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Moderation\Statistics\ReadStatistics;
use Passerelle\Moderation\Statistics\StatisticsRow;
use Passerelle\Moderation\Statistics\ValidatorRow;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Statistics of moderation for administrators, through the frontend's server only. Waiting times are in seconds. */
final readonly class StatisticsTypes implements Registration
{
    private const FIGURES = ['decided' => 'Int!', 'submitted' => 'Int!', 'waiting' => 'Int!'];

    public function __construct(private ReadStatistics $statistics, private ViewerFactory $viewers, private ProxyRequest $request)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleModerationTypeFigures', ['fields' => Type::fields([...self::FIGURES, 'type' => 'PasserelleContentType!'])]);
        register_graphql_object_type('PasserelleModerationCountryFigures', ['fields' => Type::fields(['country' => 'String', ...self::FIGURES])]);
        register_graphql_object_type('PasserelleModerationValidatorFigures', ['fields' => Type::fields([
            'altered' => 'Int!',
            'decided' => 'Int!',
            'id' => 'Int',
            'name' => 'String',
        ])]);
        register_graphql_object_type('PasserelleModerationDecisionFigures', ['fields' => Type::fields(['count' => 'Int!', 'decision' => 'PasserelleDecision!'])]);
        register_graphql_object_type('PasserelleModerationReasonFigures', ['fields' => Type::fields(['count' => 'Int!', 'reason' => 'PasserelleRejectionReason!'])]);
        register_graphql_object_type('PasserelleModerationStatistics', ['fields' => Type::fields([
            'altered' => 'Int!',
            'countries' => Type::listOf('PasserelleModerationCountryFigures'),
            'decisions' => Type::listOf('PasserelleModerationDecisionFigures'),
            'from' => 'String!',
            'medianWait' => 'Int',
            'ninetiethWait' => 'Int',
            'reasons' => Type::listOf('PasserelleModerationReasonFigures'),
            'to' => 'String!',
            'types' => Type::listOf('PasserelleModerationTypeFigures'),
            'validators' => Type::listOf('PasserelleModerationValidatorFigures'),
        ])]);
        register_graphql_field('RootQuery', 'passerelleModerationStatistics', [
            'type' => Type::required('PasserelleModerationStatistics'),
            'args' => Type::fields(['from' => 'String', 'to' => 'String']),
            'resolve' => Resolver::root($this->read(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError forbidden, invalid_fields
     */
    private function read(array $arguments): array
    {
        $this->request->requireTrust();
        $statistics = ($this->statistics)($this->viewers->current(), Arguments::text($arguments, 'from'), Arguments::text($arguments, 'to'));

        return [
            'from' => $statistics->period->firstDay(),
            'to' => $statistics->period->lastDay(),
            'types' => array_map(static fn (StatisticsRow $row): array => ['type' => $row->name, ...self::figures($row)], $statistics->types),
            'countries' => array_map(
                static fn (StatisticsRow $row): array => ['country' => $row->name === '' ? null : $row->name, ...self::figures($row)],
                $statistics->countries,
            ),
            'validators' => array_map(
                static fn (ValidatorRow $row): array => [
                    'id' => $row->name === null ? null : $row->userId,
                    'name' => $row->name,
                    'decided' => $row->decided,
                    'altered' => $row->altered,
                ],
                $statistics->validators,
            ),
            'decisions' => self::pairs('decision', $statistics->decisions),
            'reasons' => self::pairs('reason', $statistics->reasons),
            'altered' => $statistics->altered(),
            'medianWait' => $statistics->waitingTime->median,
            'ninetiethWait' => $statistics->waitingTime->ninetieth,
        ];
    }

    /** @return array{waiting: int, submitted: int, decided: int} */
    private static function figures(StatisticsRow $row): array
    {
        return ['waiting' => $row->waiting, 'submitted' => $row->submitted, 'decided' => $row->decided];
    }

    /**
     * @param array<string, int> $counts
     * @return list<array<string, int|string>>
     */
    private static function pairs(string $name, array $counts): array
    {
        return array_map(static fn (string $value, int $count): array => [$name => $value, 'count' => $count], array_keys($counts), $counts);
    }
}
