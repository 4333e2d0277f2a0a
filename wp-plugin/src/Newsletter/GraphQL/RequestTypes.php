<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Requests\ConfirmSubscription;
use Passerelle\Newsletter\Requests\RequestSubscription;
use Passerelle\Newsletter\Subscribers\SubscriptionLinks;

/** Double opt-in, for the frontend's server only, which has done the bot check. */
final readonly class RequestTypes implements Registration
{
    public function __construct(
        private RequestSubscription $request,
        private ConfirmSubscription $confirm,
        private SubscriptionLinks $links,
        private SubscriptionAnswer $answer,
        private Mutation $mutation,
    ) {
    }

    public function register(): void
    {
        $this->mutation->register('passerelleSubscribeToNewsletter', 'Boolean', [
            'email' => 'String!',
            'language' => 'PasserelleLanguage!',
            'source' => 'PasserelleNewsletterSource',
            'address' => 'String!',
        ], $this->subscribe(...));
        register_graphql_object_type('PasserelleConfirmedNewsletter', [
            'description' => 'hash: of the link to the preferences. wasActive: before this request.',
            'fields' => Type::fields(['hash' => 'String!', 'subscription' => SubscriptionTypes::TYPE . '!', 'wasActive' => 'Boolean!']),
        ]);
        $this->mutation->register('passerelleConfirmNewsletter', 'PasserelleConfirmedNewsletter', ['hash' => 'String!', 'address' => 'String!'], $this->confirm(...));
    }

    /**
     * @param array<string, mixed> $input
     * @return true whether the address is subscribed or not
     * @throws DomainError invalid_fields, rate_limited
     */
    private function subscribe(array $input): bool
    {
        ($this->request)(
            Arguments::text($input, 'email'),
            Arguments::readLanguage($input),
            ProofSource::tryFrom(Arguments::text($input, 'source')) ?? ProofSource::Page,
            Arguments::text($input, 'address'),
        );

        return true;
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
}
