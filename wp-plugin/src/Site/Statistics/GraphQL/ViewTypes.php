<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Site\Statistics\Missed\MissedSearch;
use Passerelle\Site\Statistics\RecordViews;

/** Takes the views and the searches that found nothing, which frontend servers counted, from them only. */
final readonly class ViewTypes implements Registration
{
    public function __construct(private RecordViews $record, private ProxyRequest $request)
    {
    }

    public function register(): void
    {
        register_graphql_input_type('PasserelleViewCount', [
            'description' => 'Views of an item on a day (YYYY-MM-DD, UTC).',
            'fields' => Type::fields(['count' => 'Int!', 'day' => 'String!', 'groupId' => 'Int!']),
        ]);
        register_graphql_input_type('PasserelleMissedSearch', [
            'description' => 'Searches of a day (YYYY-MM-DD, UTC) for the same words that found nothing; words: PasserelleCatalogue.missedWords.',
            'fields' => Type::fields(['count' => 'Int!', 'day' => 'String!', 'language' => 'PasserelleLanguage!', 'words' => 'String!']),
        ]);
        register_graphql_field('RootMutation', 'passerelleRecordViews', [
            'description' => 'Adds a batch once, however often it is sent. Answers how many rows were added.',
            'type' => Type::required('Int'),
            'args' => Type::fields(['batch' => 'String!', 'missed' => Type::optionalListOf('PasserelleMissedSearch'), 'views' => Type::listOf('PasserelleViewCount')]),
            'resolve' => Resolver::root($this->record(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @throws DomainError forbidden · invalid_fields
     */
    private function record(array $arguments): int
    {
        $this->request->requireTrust();
        $rows = array_map(static fn (array $row): array => [
            'groupId' => Arguments::number($row, 'groupId') ?? 0,
            'day' => Arguments::text($row, 'day'),
            'count' => Arguments::number($row, 'count') ?? 0,
        ], self::rows($arguments, 'views'));
        $missed = array_map(static fn (array $row): MissedSearch => new MissedSearch(
            Arguments::readLanguage($row),
            Arguments::text($row, 'words'),
            Arguments::text($row, 'day'),
            Arguments::number($row, 'count') ?? 0,
        ), self::rows($arguments, 'missed'));

        return ($this->record)(Arguments::text($arguments, 'batch'), $rows, $missed);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>>
     */
    private static function rows(array $arguments, string $name): array
    {
        return array_map(static fn (mixed $row): array => Arguments::input(['row' => $row], 'row'), array_values(Arguments::input($arguments, $name)));
    }
}
