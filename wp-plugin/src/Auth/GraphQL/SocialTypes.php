<?php

declare(strict_types=1);

namespace Passerelle\Auth\GraphQL;

use Passerelle\Auth\Registration\CompletionTokens;
use Passerelle\Auth\Social\Linking;
use Passerelle\Auth\Social\SocialOutcome;
use Passerelle\Auth\Social\SocialPerson;
use Passerelle\Auth\Social\SocialProvider;
use Passerelle\Auth\Social\SocialSignIn;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Social login, for the frontend's server only, which has verified the identity with the provider. */
final readonly class SocialTypes implements Registration
{
    private const PROVIDER = 'PasserelleSocialProvider';

    public function __construct(
        private SocialSignIn $signIn,
        private Linking $linking,
        private CompletionTokens $tokens,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        (new EnumTypes([self::PROVIDER => SocialProvider::cases()]))->register();
        register_graphql_input_type('PasserelleSocialInput', ['fields' => Type::fields([
            'provider' => self::PROVIDER . '!',
            'subject' => 'String!',
            'email' => 'String!',
            'isVerified' => 'Boolean!',
            'firstName' => 'String!',
            'lastName' => 'String!',
        ])]);
        register_graphql_object_type('PasserelleSocialOutcome', ['fields' => Type::fields([
            'signedIn' => 'PasserelleSignedIn',
            'demandToken' => 'String',
            'demandSeconds' => 'Int!',
        ])]);
        $text = ['type' => Type::required('String')];
        register_graphql_field('RootMutation', 'passerelleSocialSignIn', [
            'type' => Type::required('PasserelleSocialOutcome'),
            'args' => ['input' => ['type' => Type::required('PasserelleSocialInput')], ...Arguments::language(), 'address' => $text, 'device' => $text],
            'resolve' => $this->mutation(fn (array $arguments): array => $this->outcome(($this->signIn)(
                self::person(Arguments::input($arguments, 'input')),
                Arguments::readLanguage($arguments),
                Arguments::text($arguments, 'address'),
                Arguments::text($arguments, 'device'),
            ))),
        ]);
        register_graphql_field('RootMutation', 'passerelleLinkIdentity', [
            'type' => Type::required('Boolean'),
            'args' => ['provider' => ['type' => Type::required(self::PROVIDER)], 'subject' => $text],
            'resolve' => $this->mutation(function (array $arguments): bool {
                $this->linking->link(
                    $this->viewers->current(),
                    SocialProvider::from(Arguments::text($arguments, 'provider')),
                    Arguments::text($arguments, 'subject'),
                );

                return true;
            }),
        ]);
    }

    /**
     * @param callable(array<string, mixed>): mixed $work
     * @return \Closure(mixed, array<string, mixed>): mixed
     */
    private function mutation(callable $work): \Closure
    {
        return Resolver::root(function (array $arguments) use ($work): mixed {
            $this->request->requireTrust();

            return $work($arguments);
        });
    }

    /** @return array<string, mixed> both null: an account with this address exists and must be linked */
    private function outcome(SocialOutcome $outcome): array
    {
        return [
            'signedIn' => $outcome->session === null ? null : Issued::of($outcome->session, $this->viewers),
            'demandToken' => $outcome->demandToken,
            'demandSeconds' => $this->tokens->seconds,
        ];
    }

    /** @param array<string, mixed> $input */
    private static function person(array $input): SocialPerson
    {
        return SocialPerson::fromNetwork(
            SocialProvider::from(Arguments::text($input, 'provider')),
            Arguments::text($input, 'subject'),
            Arguments::text($input, 'email'),
            ($input['isVerified'] ?? false) === true,
            Arguments::text($input, 'firstName'),
            Arguments::text($input, 'lastName'),
        );
    }
}
