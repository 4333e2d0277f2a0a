<?php

declare(strict_types=1);

namespace Passerelle\Moderation\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\Queue\ReviewQueue;
use Passerelle\Rights\CapabilityMatrix;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** The list of validators, through the frontend's server only. */
final readonly class QueueTypes implements Registration
{
    /** What a list and its neighbours are asked for. */
    public const FILTERS = [
        'country' => 'String',
        'inLanguage' => 'PasserelleLanguage',
        'member' => 'Int',
        'olderThanDays' => 'Int',
        'overdue' => 'Boolean',
        'sector' => 'String',
        'sort' => 'PasserelleQueueSort',
        'status' => 'PasserelleDecision',
        'type' => 'PasserelleContentType',
        'validator' => 'Int',
    ];

    public function __construct(
        private ReviewQueue $queue,
        private QueueRows $rows,
        private QueueArguments $arguments,
        private ViewerFactory $viewers,
        private ProxyRequest $request,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleModerationDecision', ['fields' => Type::fields([
            'comment' => 'String',
            'date' => 'String!',
            'field' => 'String',
            'moderator' => 'String',
            'rejectionReason' => 'PasserelleRejectionReason',
            'rejectionText' => 'String',
            'status' => 'PasserelleDecision!',
            'target' => 'PasserelleDecisionTarget!',
        ])]);
        register_graphql_object_type('PasserelleTitles', ['fields' => Type::fields(['en' => 'String', 'fr' => 'String'])]);
        register_graphql_object_type('PasserelleModerationOther', ['fields' => Type::fields([
            'id' => 'Int!',
            'language' => 'PasserelleLanguage!',
            'title' => 'String!',
            'version' => 'Int!',
        ])]);
        register_graphql_object_type('PasserelleModerationRow', ['fields' => Type::fields([
            'allowedActions' => Type::listOf('PasserelleDecision'),
            'countries' => Type::listOf('PasserelleCountry'),
            'groupId' => 'Int!',
            'id' => 'Int!',
            'isLockedByMe' => 'Boolean!',
            'language' => 'PasserelleLanguage!',
            'lastDecision' => 'PasserelleModerationDecision',
            'lock' => 'PasserelleLock!',
            'others' => Type::listOf('PasserelleModerationOther'),
            'owner' => 'String',
            'ownerId' => 'Int',
            'sectors' => Type::listOf('PasserelleSector'),
            'status' => 'PasserelleDecision!',
            'target' => 'PasserelleDecisionTarget!',
            'title' => 'String!',
            'titles' => 'PasserelleTitles!',
            'type' => 'PasserelleContentType!',
            'version' => 'Int!',
            'waitingSince' => 'String',
        ])]);
        register_graphql_object_type('PasserelleModerationQueue', ['fields' => Type::fields([
            'items' => Type::listOf('PasserelleModerationRow'),
            'page' => 'Int!',
            'perPage' => 'Int!',
            'total' => 'Int!',
        ])]);
        register_graphql_object_type('PasserelleModerationCount', ['fields' => Type::fields(['count' => 'Int!', 'type' => 'PasserelleContentType!'])]);
        register_graphql_field('RootQuery', 'passerelleModerationQueue', [
            'type' => Type::required('PasserelleModerationQueue'),
            'args' => [...Arguments::language(), ...Type::fields([...self::FILTERS, 'page' => 'Int', 'perPage' => 'Int'])],
            'resolve' => Resolver::root($this->list(...)),
        ]);
        register_graphql_field('RootQuery', 'passerelleModerationCounts', [
            'type' => Type::listOf('PasserelleModerationCount'),
            'resolve' => Resolver::root($this->counts(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError rights_moderate
     */
    private function list(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $query = $this->arguments->query($arguments);
        $page = $this->queue->list($viewer, $query);

        return [
            'items' => $this->rows->of($page->rows, $viewer->id, Arguments::readLanguage($arguments)),
            'page' => $query->page,
            'perPage' => $query->perPage,
            'total' => $page->total,
        ];
    }

    /**
     * @return list<array{type: string, count: int}> of each moderated type
     * @throws DomainError rights_moderate
     */
    private function counts(): array
    {
        $this->request->requireTrust();
        $waiting = $this->queue->waiting($this->viewers->current());

        return array_map(
            static fn (ContentType $type): array => ['type' => $type->value, 'count' => $waiting[$type->value] ?? 0],
            CapabilityMatrix::moderated(),
        );
    }
}
