<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\GraphQL;

use Passerelle\Applications\DecisionReviews\Asking\AskReview;
use Passerelle\Applications\DecisionReviews\Asking\ReadOwnReview;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Reviews of results for those who apply, through the frontend’s server only. */
final readonly class OwnDecisionReviewTypes implements Registration
{
    private const OWN = 'PasserelleOwnDecisionReview';

    public function __construct(private ReadOwnReview $read, private AskReview $ask, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        register_graphql_object_type(self::OWN, [
            'description' => 'The review of the result of an application. asks: whether its reader may ask for one now; until: last instant to ask, null where none can be'
                . ' asked for. state: null while none was asked for. isFinal: nothing changes the result any more.',
            'fields' => Type::fields([
                'answer' => 'String',
                'answeredAt' => 'String',
                'askedAt' => 'String',
                'asks' => 'Boolean!',
                'id' => 'Int!',
                'isFinal' => 'Boolean!',
                'state' => 'PasserelleDecisionReviewState',
                'text' => 'String',
                'until' => 'String',
                'zone' => 'String!',
            ]),
        ]);
        register_graphql_field('RootQuery', 'passerelleOwnDecisionReview', [
            'type' => self::OWN,
            'args' => Type::fields(['id' => 'Int!']),
            'resolve' => Resolver::root($this->own(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleAskDecisionReview', [
            'type' => Type::required(self::OWN),
            'args' => Type::fields(['id' => 'Int!', 'text' => 'String!']),
            'resolve' => Resolver::root($this->ask(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    private function own(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->read->data($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of AskReview
     */
    private function ask(array $arguments): array
    {
        $this->request->requireTrust();
        [$viewer, $id] = [$this->viewers->current(), Arguments::number($arguments, 'id') ?? 0];
        ($this->ask)($viewer, $id, Arguments::text($arguments, 'text'));

        return $this->read->data($viewer, $id);
    }
}
