<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\GraphQL;

use Passerelle\Applications\Review\Plan\ChangePlan;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Criteria of a call, for those who run it, through the frontend’s server only. */
final readonly class ReviewPlanTypes implements Registration
{
    private const PLAN = 'PasserelleReviewPlan';

    public function __construct(private ChangePlan $plan, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        register_graphql_object_type(self::PLAN, [
            'description' => 'How the applications of a stage are reviewed. `document`: JSON; `frozenAt`: instant of the first final score.',
            'fields' => Type::fields([
                'callId' => 'Int!',
                'callTitle' => 'String!',
                'document' => 'String!',
                'frozenAt' => 'String',
                'languages' => Type::listOf('String'),
                'stage' => 'Int!',
                'version' => 'Int!',
            ]),
        ]);
        register_graphql_field('RootQuery', 'passerelleReviewPlan', [
            'type' => self::PLAN,
            'args' => Type::fields(['callId' => 'Int!', 'stage' => 'Int']),
            'resolve' => Resolver::root($this->read(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleSaveReviewPlan', [
            'type' => Type::required(self::PLAN),
            'args' => Type::fields(['callId' => 'Int!', 'plan' => 'String!', 'stage' => 'Int', 'version' => 'Int!']),
            'resolve' => Resolver::root($this->save(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of ChangePlan
     */
    private function read(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->plan->read($this->viewers->current(), Arguments::number($arguments, 'callId') ?? 0, Arguments::number($arguments, 'stage'));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of ChangePlan
     */
    private function save(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->plan->save(
            $this->viewers->current(),
            Arguments::number($arguments, 'callId') ?? 0,
            Arguments::number($arguments, 'stage'),
            Arguments::number($arguments, 'version') ?? 0,
            Arguments::text($arguments, 'plan'),
        );
    }
}
