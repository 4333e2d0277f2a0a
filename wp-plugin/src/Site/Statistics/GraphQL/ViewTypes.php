<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Site\Statistics\RecordViews;

/** Takes the views that frontend servers counted, from them only. */
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
        register_graphql_field('RootMutation', 'passerelleRecordViews', [
            'description' => 'Adds a batch once, however often it is sent. Answers how many rows were added.',
            'type' => Type::required('Int'),
            'args' => Type::fields(['batch' => 'String!', 'views' => Type::listOf('PasserelleViewCount')]),
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
        $rows = [];
        foreach (Arguments::input($arguments, 'views') as $row) {
            $values = Arguments::input(['row' => $row], 'row');
            $rows[] = [
                'groupId' => Arguments::number($values, 'groupId') ?? 0,
                'day' => Arguments::text($values, 'day'),
                'count' => Arguments::number($values, 'count') ?? 0,
            ];
        }

        return ($this->record)(Arguments::text($arguments, 'batch'), $rows);
    }
}
