<?php

declare(strict_types=1);

namespace Passerelle\Applications\Statistics\GraphQL;

use Passerelle\Applications\Statistics\ReadStatistics;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Figures of the applications to a call, for those who handle them, through the frontend’s server only. */
final readonly class StatisticTypes implements Registration
{
    private const COUNT = 'PasserelleApplicationCount';

    public function __construct(private ReadStatistics $statistics, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        register_graphql_object_type(self::COUNT, [
            'description' => '`count` is null where it would say something about few people; `name`: where the data has one.',
            'fields' => Type::fields(['count' => 'Int', 'key' => 'String!', 'name' => 'String']),
        ]);
        register_graphql_object_type('PasserelleStatisticQuestion', [
            'description' => 'Answers to a statistical question, of `people` applications. The key of no answer is empty.'
                . ' `isRestHidden`: others were named by few.',
            'fields' => Type::fields([
                'id' => 'String!',
                'isRestHidden' => 'Boolean!',
                'people' => 'Int!',
                'title' => 'String!',
                'values' => Type::listOf(self::COUNT),
            ]),
        ]);
        register_graphql_object_type('PasserelleCallStatistics', [
            'description' => 'Figures of what was sent, without what was withdrawn, but for `states`. Statistical questions are counted when the call is closed (`countedAt`).',
            'fields' => Type::fields([
                'begun' => 'Int',
                'callId' => 'Int!',
                'countedAt' => 'String',
                'countries' => Type::listOf(self::COUNT),
                'days' => Type::listOf('PasserelleApplicationDay'),
                'hasQuestions' => 'Boolean!',
                'kinds' => Type::listOf(self::COUNT),
                'languages' => Type::listOf(self::COUNT),
                'questions' => Type::listOf('PasserelleStatisticQuestion'),
                'sent' => 'Int!',
                'states' => Type::listOf(self::COUNT),
                'title' => 'String!',
                'zone' => 'String',
            ]),
        ]);
        register_graphql_field('RootQuery', 'passerelleCallStatistics', [
            'type' => 'PasserelleCallStatistics',
            'args' => Type::fields(['callId' => 'Int!', 'language' => 'PasserelleLanguage!', 'stage' => 'Int']),
            'resolve' => Resolver::root($this->read(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found, also for calls of others
     */
    private function read(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->statistics->data(
            $this->viewers->current(),
            Arguments::number($arguments, 'callId') ?? 0,
            Arguments::number($arguments, 'stage'),
            Arguments::readLanguage($arguments),
        );
    }
}
