<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\Stages\ChangeStages;
use Passerelle\Applications\Stages\ReadStages;
use Passerelle\Applications\Stages\StageRequest;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Stages of a call for those who may edit it, through the frontend’s server only. */
final readonly class StageTypes implements Registration
{
    private const STAGES = 'PasserelleCallStages';

    public function __construct(private ReadStages $read, private ChangeStages $change, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleCallStage', [
            'description' => 'A stage of a call. `names`: by language; none for the first, whose dates are those of the call.',
            'fields' => Type::fields([
                'closesAt' => 'String',
                'mayRemove' => 'Boolean!',
                'names' => Type::listOf('PasserelleProblemParam'),
                'number' => 'Int!',
                'opensAt' => 'String',
                'version' => 'Int!',
            ]),
        ]);
        register_graphql_object_type(self::STAGES, ['fields' => Type::fields([
            'callId' => 'Int!',
            'items' => Type::listOf('PasserelleCallStage'),
            'mayAdd' => 'Boolean!',
            'zone' => 'String',
        ])]);
        register_graphql_field('RootQuery', 'passerelleCallStages', [
            'type' => self::STAGES,
            'args' => Type::fields(['callId' => 'Int!']),
            'resolve' => Resolver::root($this->read(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleSaveStage', [
            'type' => Type::required(self::STAGES),
            'args' => Type::fields([
                'callId' => 'Int!',
                'closesAt' => 'String!',
                'nameEn' => 'String!',
                'nameFr' => 'String!',
                'opensAt' => 'String!',
                'stage' => 'Int',
                'version' => 'Int!',
            ]),
            'resolve' => Resolver::root($this->save(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleRemoveStage', [
            'type' => Type::required(self::STAGES),
            'args' => Type::fields(['callId' => 'Int!', 'stage' => 'Int!', 'version' => 'Int!']),
            'resolve' => Resolver::root($this->remove(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    private function read(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->read->data($this->viewers->current(), Arguments::number($arguments, 'callId') ?? 0);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of ChangeStages
     */
    private function save(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $callId = Arguments::number($arguments, 'callId') ?? 0;
        $this->change->save($viewer, new StageRequest(
            $callId,
            Arguments::number($arguments, 'stage'),
            Arguments::number($arguments, 'version') ?? 0,
            [Lang::French->value => Arguments::text($arguments, 'nameFr'), Lang::English->value => Arguments::text($arguments, 'nameEn')],
            Arguments::text($arguments, 'opensAt'),
            Arguments::text($arguments, 'closesAt'),
        ));

        return $this->read->data($viewer, $callId);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of ChangeStages
     */
    private function remove(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $callId = Arguments::number($arguments, 'callId') ?? 0;
        $this->change->remove($viewer, $callId, Arguments::number($arguments, 'stage') ?? 0, Arguments::number($arguments, 'version') ?? 0);

        return $this->read->data($viewer, $callId);
    }
}
