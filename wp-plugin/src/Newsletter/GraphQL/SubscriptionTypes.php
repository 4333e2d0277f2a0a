<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\GraphQL;

use Passerelle\Accounts\Interests;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Newsletter\LinkedSubscriptions;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Subscribers\Choice;
use Passerelle\Newsletter\Subscribers\Subscriptions;
use Passerelle\Rights\ProxyRequest;

/** The subscription of a link: without a session, for the frontend's server only. */
final readonly class SubscriptionTypes implements Registration
{
    public const TYPE = 'PasserelleNewsletterSubscription';

    public function __construct(
        private LinkedSubscriptions $linked,
        private Subscriptions $subscriptions,
        private Interests $interests,
        private SubscriptionAnswer $answer,
        private Mutation $mutation,
        private ProxyRequest $request,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type(self::TYPE, [
            'description' => 'email: masked, since letters are forwarded with their links. No sectors or countries: all of them.',
            'fields' => Type::fields([
                'email' => 'String!',
                'language' => 'PasserelleLanguage!',
                'sectorIds' => Type::listOf('Int'),
                'countryIds' => Type::listOf('Int'),
                'state' => 'PasserelleNewsletterState!',
            ]),
        ]);
        register_graphql_field('RootQuery', 'passerelleNewsletterSubscription', [
            'type' => self::TYPE,
            'description' => 'Null where the link is not valid.',
            'args' => ['hash' => ['type' => Type::required('String')]],
            'resolve' => Resolver::root(fn (array $arguments): ?array => $this->read(Arguments::text($arguments, 'hash'))),
        ]);
        register_graphql_object_type('PasserelleChosenNewsletter', ['fields' => Type::fields(['subscription' => self::TYPE . '!'])]);
        $this->mutation->register('passerelleUpdateNewsletterPreferences', 'PasserelleChosenNewsletter', [
            'hash' => 'String!',
            'language' => 'PasserelleLanguage!',
            'sectorIds' => Type::listOf('Int'),
            'countryIds' => Type::listOf('Int'),
        ], $this->choose(...));
        register_graphql_object_type('PasserelleEndedNewsletter', [
            'description' => 'wasActive: before this request.',
            'fields' => Type::fields(['wasActive' => 'Boolean!']),
        ]);
        $this->mutation->register('passerelleUnsubscribeFromNewsletter', 'PasserelleEndedNewsletter', ['hash' => 'String!'], $this->unsubscribe(...));
    }

    /**
     * @return array<string, mixed>|null
     * @throws DomainError forbidden
     */
    private function read(#[\SensitiveParameter] string $hash): ?array
    {
        $this->request->requireTrust();
        $waiting = $this->linked->waiting($hash);
        if ($waiting !== null) {
            return $this->answer->ofRequest($waiting);
        }
        try {
            return $this->answer->of($this->linked->of($hash));
        } catch (DomainError) {
            return null;
        }
    }

    /**
     * @param array<string, mixed> $input
     * @return array<string, mixed>
     * @throws DomainError not_found, link_expired, invalid_fields
     */
    private function choose(array $input): array
    {
        $subscriber = $this->linked->of(Arguments::text($input, 'hash'));
        $topics = $this->interests->choose((array) ($input['sectorIds'] ?? []), (array) ($input['countryIds'] ?? []), false, false);
        $choice = new Choice(Arguments::readLanguage($input), $this->interests->sectorIds($topics), $this->interests->countryIds($topics));

        return ['subscription' => $this->answer->of($this->subscriptions->choose($subscriber, $choice))];
    }

    /**
     * @param array<string, mixed> $input
     * @return array{wasActive: bool}
     * @throws DomainError not_found, link_expired
     */
    private function unsubscribe(array $input): array
    {
        return ['wasActive' => $this->subscriptions->end($this->linked->of(Arguments::text($input, 'hash')), ProofSource::Mail)];
    }
}
