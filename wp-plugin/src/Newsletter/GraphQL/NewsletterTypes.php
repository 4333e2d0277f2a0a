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
use Passerelle\Newsletter\Requests\ConfirmSubscription;
use Passerelle\Newsletter\Requests\RequestSubscription;
use Passerelle\Newsletter\Subscribers\Choice;
use Passerelle\Newsletter\Subscribers\SubscriptionLinks;
use Passerelle\Newsletter\Subscribers\Subscriptions;
use Passerelle\Rights\ProxyRequest;

/** Subscriptions by address, without a session, for the frontend's server only, which has done the bot check. */
final readonly class NewsletterTypes implements Registration
{
    private const SUBSCRIPTION = 'PasserelleNewsletterSubscription';

    public function __construct(
        private RequestSubscription $requestSubscription,
        private ConfirmSubscription $confirm,
        private LinkedSubscriptions $linked,
        private Subscriptions $subscriptions,
        private SubscriptionLinks $links,
        private SubscriptionAnswer $answer,
        private Interests $interests,
        private ProxyRequest $request,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type(self::SUBSCRIPTION, [
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
            'type' => self::SUBSCRIPTION,
            'description' => 'Null where the link is not valid.',
            'args' => ['hash' => ['type' => Type::required('String')]],
            'resolve' => $this->resolver($this->subscription(...)),
        ]);
        $this->mutation('passerelleSubscribeToNewsletter', 'Boolean!', [
            'email' => 'String!',
            'language' => 'PasserelleLanguage!',
            'source' => 'PasserelleNewsletterSource',
            'address' => 'String!',
        ], $this->subscribe(...));
        register_graphql_object_type('PasserelleConfirmedNewsletter', [
            'description' => 'hash: of the link to the preferences. wasActive: before this request.',
            'fields' => Type::fields(['hash' => 'String!', 'subscription' => self::SUBSCRIPTION . '!', 'wasActive' => 'Boolean!']),
        ]);
        $this->mutation('passerelleConfirmNewsletter', 'PasserelleConfirmedNewsletter!', ['hash' => 'String!', 'address' => 'String!'], $this->confirm(...));
        register_graphql_object_type('PasserelleChosenNewsletter', ['fields' => Type::fields(['subscription' => self::SUBSCRIPTION . '!'])]);
        $this->mutation('passerelleUpdateNewsletterPreferences', 'PasserelleChosenNewsletter!', [
            'hash' => 'String!',
            'language' => 'PasserelleLanguage!',
            'sectorIds' => Type::listOf('Int'),
            'countryIds' => Type::listOf('Int'),
        ], $this->choose(...));
        register_graphql_object_type('PasserelleEndedNewsletter', [
            'description' => 'wasActive: before this request.',
            'fields' => Type::fields(['wasActive' => 'Boolean!']),
        ]);
        $this->mutation('passerelleUnsubscribeFromNewsletter', 'PasserelleEndedNewsletter!', ['hash' => 'String!'], $this->unsubscribe(...));
    }

    /**
     * @param array<string, mixed> $input
     * @throws DomainError invalid_fields, rate_limited
     */
    private function subscribe(array $input): bool
    {
        ($this->requestSubscription)(
            Arguments::text($input, 'email'),
            Arguments::readLanguage($input),
            ProofSource::tryFrom(Arguments::text($input, 'source')) ?? ProofSource::Page,
            Arguments::text($input, 'address'),
        );

        return true;
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>|null
     */
    private function subscription(array $arguments): ?array
    {
        $hash = Arguments::text($arguments, 'hash');
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
     * @throws DomainError link_expired, rate_limited
     */
    private function confirm(array $input): array
    {
        $confirmed = ($this->confirm)(Arguments::text($input, 'hash'), Arguments::text($input, 'address'));

        return [
            'hash' => $this->links->secret($confirmed->subscriber),
            'subscription' => $this->answer->of($confirmed->subscriber),
            'wasActive' => $confirmed->wasActive,
        ];
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

    /**
     * @param array<string, string|array<string, mixed>> $fields of its input
     * @param callable(array<string, mixed>): mixed $work
     */
    private function mutation(string $name, string $type, array $fields, callable $work): void
    {
        $input = ucfirst($name) . 'Input';
        register_graphql_input_type($input, ['fields' => Type::fields($fields)]);
        register_graphql_field('RootMutation', $name, [
            'type' => Type::required(rtrim($type, '!')),
            'args' => ['input' => ['type' => Type::required($input)]],
            'resolve' => $this->resolver(static fn (array $arguments): mixed => $work(Arguments::input($arguments, 'input'))),
        ]);
    }

    /**
     * @param callable(array<string, mixed>): mixed $work
     * @return \Closure(mixed, array<string, mixed>): mixed
     */
    private function resolver(callable $work): \Closure
    {
        return Resolver::root(function (array $arguments) use ($work): mixed {
            $this->request->requireTrust();

            return $work($arguments);
        });
    }
}
