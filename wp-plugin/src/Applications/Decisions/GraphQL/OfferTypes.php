<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\GraphQL;

use Passerelle\Applications\Decisions\Offers\AnswerOffer;
use Passerelle\Applications\Decisions\Offers\ReadOwnDecision;
use Passerelle\Applications\Decisions\Offers\RevokeOffer;
use Passerelle\Applications\PublicResults\AgreeToShow;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Published decisions for those who apply, and offers, through the frontend’s server only. */
final readonly class OfferTypes implements Registration
{
    private const OWN = 'PasserelleOwnDecision';

    public function __construct(
        private ReadOwnDecision $read,
        private AnswerOffer $answer,
        private RevokeOffer $revoke,
        private AgreeToShow $agree,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleOwnPublicResult', [
            'description' => 'What the page of the call shows of the result once it is final, if the applicant agrees. country: ISO code.',
            'fields' => Type::fields(['agrees' => 'Boolean!', 'country' => 'String', 'isShown' => 'Boolean!', 'name' => 'String!', 'title' => 'String']),
        ]);
        register_graphql_object_type(self::OWN, [
            'description' => 'The published decision on an application. answers: whether its reader may confirm or decline the offer now; letters: in both languages.',
            'fields' => Type::fields([
                'amount' => 'String',
                'answer' => 'PasserelleOfferAnswer',
                'answerUntil' => 'String',
                'answers' => 'Boolean!',
                'currency' => 'String',
                'id' => 'Int!',
                'kind' => 'PasserelleDecisionKind!',
                'letters' => Type::listOf('PasserelleRenderedLetter'),
                'place' => 'Int',
                'publicResult' => 'PasserelleOwnPublicResult',
                'publishedAt' => 'String!',
                'reason' => 'String',
                'state' => 'PasserelleSubmissionState!',
                'zone' => 'String!',
            ]),
        ]);
        register_graphql_object_type('PasserelleRevokedOffer', ['fields' => Type::fields(['id' => 'Int!', 'version' => 'Int!'])]);
        register_graphql_field('RootQuery', 'passerelleOwnDecision', [
            'type' => self::OWN,
            'args' => Type::fields(['id' => 'Int!', 'stage' => 'Int']),
            'resolve' => Resolver::root($this->own(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleAnswerOffer', [
            'type' => Type::required(self::OWN),
            'args' => Type::fields(['agrees' => 'Boolean', 'confirms' => 'Boolean!', 'id' => 'Int!']),
            'resolve' => Resolver::root($this->answer(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleShowOwnResult', [
            'type' => Type::required(self::OWN),
            'args' => Type::fields(['agrees' => 'Boolean!', 'id' => 'Int!']),
            'resolve' => Resolver::root($this->show(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleRevokeOffer', [
            'type' => Type::required('PasserelleRevokedOffer'),
            'args' => Type::fields(['id' => 'Int!', 'reason' => 'String!', 'version' => 'Int!']),
            'resolve' => Resolver::root($this->revoke(...)),
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

        return $this->read->data($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0, Arguments::number($arguments, 'stage'));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of AnswerOffer
     */
    private function answer(array $arguments): array
    {
        $this->request->requireTrust();
        [$viewer, $id] = [$this->viewers->current(), Arguments::number($arguments, 'id') ?? 0];
        $confirms = ($arguments['confirms'] ?? false) === true;
        ($this->answer)($viewer, $id, $confirms);
        if ($confirms && ($arguments['agrees'] ?? false) === true) {
            ($this->agree)($viewer, $id, true);
        }

        return $this->read->data($viewer, $id);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of AgreeToShow
     */
    private function show(array $arguments): array
    {
        $this->request->requireTrust();
        [$viewer, $id] = [$this->viewers->current(), Arguments::number($arguments, 'id') ?? 0];
        ($this->agree)($viewer, $id, ($arguments['agrees'] ?? false) === true);

        return $this->read->data($viewer, $id);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{id: int, version: int}
     * @throws DomainError those of RevokeOffer
     */
    private function revoke(array $arguments): array
    {
        $this->request->requireTrust();
        $id = Arguments::number($arguments, 'id') ?? 0;
        $revoked = ($this->revoke)($this->viewers->current(), $id, Arguments::number($arguments, 'version') ?? 0, Arguments::text($arguments, 'reason'));

        return ['id' => $id, 'version' => $revoked->handling];
    }
}
