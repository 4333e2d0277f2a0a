<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\Eligibility\ReadEligibility;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Retention\RetentionPeriod;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Whether the signed-in person may apply, through the frontend’s server only. */
final readonly class EligibilityTypes implements Registration
{
    public function __construct(
        private ReadEligibility $read,
        private InternalCalls $calls,
        private RetentionPeriod $period,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleEligibilityCriterion', [
            'description' => 'What a call says about who may apply, with its facts, and what that means for the applicant.',
            'fields' => Type::fields(['code' => 'PasserelleCriterionCode!', 'facts' => Type::listOf('PasserelleProblemParam'), 'verdict' => 'PasserelleVerdict!']),
        ]);
        register_graphql_object_type('PasserelleEligibility', [
            'fields' => Type::fields([
                'applicationId' => 'Int',
                'applicationsBegun' => 'Int!',
                'applicationsEach' => 'Int!',
                'callTitle' => 'String!',
                'criteria' => Type::listOf('PasserelleEligibilityCriterion'),
                'isBlocked' => 'Boolean!',
                'lateUntil' => 'String',
                'languages' => Type::listOf('String'),
                'minutes' => 'Int',
                'monthsKept' => 'Int!',
                'verdict' => 'PasserelleVerdict!',
                'zone' => 'String',
            ]),
        ]);
        register_graphql_field('RootQuery', 'passerelleEligibility', [
            'type' => 'PasserelleEligibility',
            'args' => Type::fields(['callId' => 'Int!', 'lateLink' => 'Int', 'onBehalfOf' => 'Int']),
            'resolve' => Resolver::root($this->find(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError access_token_missing · not_found
     */
    private function find(array $arguments): array
    {
        $this->request->requireTrust();

        $callId = Arguments::number($arguments, 'callId') ?? 0;
        $read = ($this->read)($this->viewers->current(), $callId, Arguments::number($arguments, 'onBehalfOf'), Arguments::number($arguments, 'lateLink'));

        return [...$read, 'monthsKept' => $this->period->ofSent($this->calls->find($callId))];
    }
}
